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

const saved = (next: typeof order | typeof home, ...titles: readonly string[]) => (
  <Saved fields={titles.map(account)} next={next} onAnother={ignore} />
);

export const examples: Examples = [
  { title: 'For an order', node: saved(order, 'Account number') },
  { title: 'Without an order, not typed', node: saved(home) },
  { title: 'Long text', node: saved(order, `${longName} ${longWord}`) },
];
