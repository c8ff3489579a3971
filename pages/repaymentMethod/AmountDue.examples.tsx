import { type Examples, longName, longWord } from '../../shared/ui/Example.ts';
import { AmountDue } from './DueAmount.tsx';

export const examples: Examples = [
  { title: 'An amount', node: <AmountDue label="To pay" amount="₱3,200.00" missing="" /> },
  {
    title: 'Empty',
    node: <AmountDue label="To pay" amount={undefined} missing="The amount is not known." />,
  },
  { title: 'Long text', node: <AmountDue label={longName} amount="₱12,345,678,901,234,567,890.00" missing="" /> },
  { title: 'Empty at length', node: <AmountDue label={longWord} amount={undefined} missing={longName} /> },
];
