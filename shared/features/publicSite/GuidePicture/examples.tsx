import { type Examples, longName } from '../../../ui/Example.ts';
import { EnlargedPicture } from './EnlargedPicture.tsx';
import { GuidePicture } from './GuidePicture.tsx';

const about = (alt: string) => ({ 'data-alt': 'example.picture', alt });

export const examples: Examples = [
  { title: 'To be tapped', node: <GuidePicture file="store-counter" about={about('A borrower at a counter')} /> },
  { title: 'Long text', node: <GuidePicture file="wallet-number" about={about(longName)} /> },
  { title: 'The place where it opens, empty', node: <EnlargedPicture /> },
];
