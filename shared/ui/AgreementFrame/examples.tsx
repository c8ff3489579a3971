import { type Examples, ignore } from '../Example.ts';
import { AgreementFrame } from './AgreementFrame.tsx';

// Without a document: nobody's script runs in the frame, not even that of the tests which look through these examples.
const frame = (isReadable: boolean) => (
  <AgreementFrame
    agreement={{ frameUrl: undefined, isReadable }}
    onArrive={ignore}
    onOpenApart={ignore}
    onAgree={ignore}
    onCancel={ignore}
  />
);

export const examples: Examples = [
  { title: 'One that no frame shows', coversPage: true, node: frame(false) },
  { title: 'One that has been opened', coversPage: true, node: frame(true) },
];
