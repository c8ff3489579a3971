import { type Examples, ignore } from '../../ui/Example.ts';
import { AgreementFrame } from './AgreementFrame.tsx';
import type { ContractNote } from './firstContract.ts';

// No document: otherwise the tests that render these examples would run scripts in the frame.
const frame = (note: ContractNote, isReadable = false) => (
  <AgreementFrame
    agreement={{ frameUrl: undefined, note, isReadable }}
    onArrive={ignore}
    onOpenApart={ignore}
    onRetry={ignore}
    onAgree={ignore}
    onCancel={ignore}
    phone="+63 2 8555 0100"
    onCall={ignore}
  />
);

export const examples: Examples = [
  { title: 'One that no frame shows', node: frame('apart') },
  { title: 'One on its way', node: frame('waiting') },
  { title: 'One that does not come', node: frame('late') },
  { title: 'One of which nobody knows', node: frame('unsure') },
  { title: 'One that is not there', node: frame('missing') },
  { title: 'One that has been opened', node: frame('apart', true) },
  { title: 'One of another host, which may not have opened', node: frame('away', true) },
].map((example) => ({ ...example, coversPage: true }));
