import { type Examples, longName, longWord } from '../Example.ts';
import { EmptyState } from './EmptyState.tsx';

export const examples: Examples = [
  {
    title: 'A word and the way on',
    node: <EmptyState message="There is no pay code here." href="#order" label="See your order" />,
  },
  { title: 'Long text', node: <EmptyState message={`${longName} ${longWord}`} href="#order" label={longName} /> },
];
