import { type Examples, longName, longWord } from './Example.ts';
import { Steps } from './Steps.tsx';

const find = { name: 'Find the biller', steps: ['Open the app and log in.', 'Choose Bills, then Loans.'] };

export const examples: Examples = [
  { title: 'Two ways', node: <Steps title="In the app" items={[find, { name: 'Pay', steps: ['Enter the code.'] }]} /> },
  { title: 'Empty', node: <Steps title="In the app" items={[]} /> },
  { title: 'Long text', node: <Steps title={longName} items={[{ name: longWord, steps: [longName, longWord] }]} /> },
];
