import { type Examples, ignore, longName, longWord } from '../../../ui/Example.ts';
import type { BankField } from '../bankItems.ts';
import { Saved } from './AfterForm.tsx';

const order = { screen: 'order', href: '#order' } as const;
const home = { screen: 'home', href: '#home' } as const;

/** An account number as a borrower has typed it, under a title. */
export const account = (title: string): BankField => ({
  at: 0,
  code: 'bankCard',
  kind: 'text',
  title,
  placeholder: '',
  preset: '',
  options: [],
  inputType: 'card',
  cardType: '0',
  channelNumber: '',
  value: '0011223344556677',
});

export const examples: Examples = [
  {
    title: 'For an order',
    node: <Saved fields={[account('Account number')]} next={order} onAnother={ignore} />,
  },
  { title: 'Without an order, not typed', node: <Saved fields={[]} next={home} onAnother={ignore} /> },
  {
    title: 'Long text',
    node: <Saved fields={[account(`${longName} ${longWord}`)]} next={order} onAnother={ignore} />,
  },
];
