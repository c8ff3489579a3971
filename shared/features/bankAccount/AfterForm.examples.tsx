import { readParameters } from '../../session/parameters.ts';
import { type Examples, ignore, longName, longWord } from '../../ui/Example.ts';
import { Saved } from './AfterForm.tsx';
import type { FormPlace } from './bankForm.ts';
import type { BankField } from './bankItems.ts';

const order = { page: readParameters('?orderId=1'), search: '' };
const home = { page: readParameters(''), search: '' };

/** Returns the field of an account number with this title, filled in by the borrower. */
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

const saved = (place: FormPlace, ...titles: readonly string[]) => (
  <Saved fields={titles.map(account)} place={place} onAnother={ignore} />
);

export const examples: Examples = [
  { title: 'For an order', node: saved(order, 'Account number') },
  { title: 'Without an order, not typed', node: saved(home) },
  { title: 'Long text', node: saved(order, `${longName} ${longWord}`) },
];
