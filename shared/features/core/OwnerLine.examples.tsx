import { type Examples, longWord } from '../../ui/Example.ts';
import { OwnerLine } from './OwnerLine.tsx';

export const examples: Examples = [
  { title: 'Whose loan it is', node: <OwnerLine owner="Juan D., phone ending 4567" /> },
  { title: 'Long text', node: <OwnerLine owner={longWord} /> },
];
