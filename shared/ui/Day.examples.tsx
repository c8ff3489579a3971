import { DueDay } from './Day.tsx';
import { type Examples, longWord } from './Example.ts';
import { WholeDays } from './WholeDays.tsx';

export const examples: Examples = [
  { title: 'A day', node: <DueDay text="2026-05-04" /> },
  { title: 'With a time', node: <DueDay text="2026-05-04 10:15:00" /> },
  { title: 'No day', node: <DueDay text="Any time" /> },
  { title: 'In a sentence', node: <WholeDays text="Please repay by 2026-05-04, or move the day to 2026-05-18." /> },
  { title: 'Long text', node: <DueDay text={longWord} /> },
];
