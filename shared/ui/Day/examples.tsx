import { type Examples, longWord } from '../Example.ts';
import { Day } from './Day.tsx';

export const examples: Examples = [
  { title: 'A day', node: <Day text="2026-05-04" /> },
  { title: 'With a time', node: <Day text="2026-05-04 10:15:00" /> },
  { title: 'No day', node: <Day text="Any time" /> },
  { title: 'Long text', node: <Day text={longWord} /> },
];
