import { type Examples, longName } from '../../ui/Example.ts';
import { EnlargedPicture, GuidePicture } from './GuidePicture.tsx';

export const examples: Examples = [
  { title: 'To be tapped', node: <GuidePicture file="store-counter" about="A borrower at a counter" /> },
  { title: 'Long text', node: <GuidePicture file="wallet-number" about={longName} /> },
  { title: 'The place where it opens, empty', node: <EnlargedPicture /> },
];
