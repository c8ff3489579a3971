import { type Examples, ignore } from '../../../ui/Example.ts';
import type { ContractNote } from '../firstContract.ts';
import { AgreementFrame } from './AgreementFrame.tsx';

// No document: otherwise the tests that render these examples would run scripts in the frame.
const frame = (note: ContractNote, isReadable = false) => (
  <AgreementFrame
    agreement={{ frameUrl: undefined, note, isReadable }}
    onArrive={ignore}
    onOpenApart={ignore}
    onRetry={ignore}
    onAgree={ignore}
    onCancel={ignore}
  />
);

export const examples: Examples = [
  { title: 'One that no frame shows', node: frame('apart') },
  { title: 'One on its way', node: frame('waiting') },
  { title: 'One that does not come', node: frame('late') },
  { title: 'One of which nobody knows', node: frame('unsure') },
  { title: 'One that is not there', node: frame('missing') },
  { title: 'One that has been opened', node: frame('apart', true) },
].map((example) => ({ ...example, coversPage: true }));
