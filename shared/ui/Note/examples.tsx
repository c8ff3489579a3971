import { type Examples, longName, longWord } from '../Example.ts';
import { Note } from './Note.tsx';

export const examples: Examples = [
  {
    title: 'A word and the way on',
    node: <Note message="There is no pay code here." href="#order" label="See your order" />,
  },
  { title: 'Long text', node: <Note message={`${longName} ${longWord}`} href="#order" label={longName} /> },
];
