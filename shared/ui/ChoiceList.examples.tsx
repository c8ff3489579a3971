import { type Choice, ChoiceList } from './ChoiceList.tsx';
import { type Examples, ignore, longName, longWord, sampleLogo } from './Example.ts';

const list = (...choices: readonly Choice[]) => <ChoiceList choices={choices} onPick={ignore} />;

export const examples: Examples = [
  { title: 'Titles alone', node: list({ title: 'Collection' }, { title: 'Repayment' }, { title: 'Other' }) },
  {
    title: 'With logos, the second chosen',
    node: list(
      { title: 'Sample Peso Loan', logoUrl: sampleLogo, detail: '170001 · Repayment due' },
      { title: 'Sample Cash Now', logoUrl: '', detail: '180001 · Overdue', isChosen: true },
    ),
  },
  {
    title: 'Long text',
    node: list({ title: longName, detail: longWord, logoUrl: sampleLogo }, { title: longWord, detail: longName }),
  },
  { title: 'Empty', node: list() },
];
