import { readParameters } from '../../session/parameters.ts';
import { type Examples, ignore, longName, longWord, onOwnPages } from '../../ui/Example.ts';
import { Saved } from './AfterForm.tsx';
import { BankForm, type ShownBankForm } from './BankForm.tsx';
import type { FormPlace, Saving } from './bankForm.ts';
import type { BankField } from './bankItems.ts';
import type { ShownBankField } from './Field.tsx';

const order = { page: readParameters('?orderId=1'), search: '' };
const home = { page: readParameters(''), search: '' };

/** Returns the field of an account number with this title, filled in by the borrower. */
const account = (title: string): BankField => ({
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

const field = (at: number, changes: Partial<ShownBankField>): ShownBankField => ({
  at,
  code: '',
  kind: 'text',
  title: 'ZIP code',
  placeholder: '',
  options: [],
  inputType: '',
  value: '',
  ...changes,
});

const optionsOf = (...names: string[]) => names.map((name, at) => ({ name, value: `${at}` }));

const types = field(0, { title: 'Account type', options: optionsOf('Bank card', 'E-wallet'), value: '0' });
const bank = field(1, {
  kind: 'enum',
  title: 'Bank',
  placeholder: 'Choose your bank',
  options: optionsOf('Sample Bank'),
});

const fields = [
  bank,
  field(2, { title: 'Account number', inputType: 'card', placeholder: '10 to 16 digits' }),
  field(3, { kind: 'city-select', title: 'City', options: optionsOf('Cebu City'), placeholder: 'Choose the city' }),
  field(4, { kind: 'day', title: 'Date of birth', placeholder: 'As on your ID' }),
];

const filled = [
  { ...bank, value: '0' },
  field(2, { title: 'Account number', inputType: 'card', value: '0011223344556677' }),
];

const long = [
  field(1, { kind: 'enum', title: longName, placeholder: longWord }),
  field(2, { title: longWord, placeholder: longName }),
  field(3, { kind: 'city-select', title: longName, placeholder: longName, options: optionsOf(longName, longWord) }),
  field(4, { kind: 'day', title: longWord, placeholder: longName }),
];

const ready = (shown: readonly ShownBankField[], changes: object = {}): ShownBankForm<ShownBankField> => ({
  kind: 'ready',
  types,
  fields: shown,
  picker: undefined,
  isKeyboardOpen: false,
  problem: undefined,
  ...changes,
});

const on = {
  read: ignore,
  fill: ignore,
  openPicker: ignore,
  pick: ignore,
  confirmPick: ignore,
  closePicker: ignore,
  failToPick: ignore,
  save: ignore,
  another: ignore,
};

const form = (view: ShownBankForm<ShownBankField>, saving: Saving = { kind: 'free' }) => (
  <BankForm view={view} saving={saving} place={order} on={on} />
);

export const examples: Examples = {
  AfterForm: [
    { title: 'For an order', node: saved(order, 'Account number') },
    { title: 'Without an order, not typed', node: saved(home) },
    { title: 'Long text', node: saved(order, `${longName} ${longWord}`) },
  ],
  // A form cannot stand in the gallery's own. Other states are in the examples of the page.
  BankForm: onOwnPages([
    { title: 'On its way', node: form({ kind: 'loading' }) },
    { title: 'Refused', node: form({ kind: 'failed', reason: { message: longName } }) },
    { title: 'Empty', node: form(ready(fields)) },
    { title: 'The keyboard is open', node: form(ready(filled, { isKeyboardOpen: true })) },
    { title: 'Long text', node: form(ready(long)) },
    { title: 'Busy', node: form(ready(filled), { kind: 'sending' }) },
    { title: 'Refused for no field', node: form(ready(filled, { problem: { at: undefined, message: longName } })) },
    { title: 'Saved', node: form(ready(filled), { kind: 'saved', fields: [account('Account number')] }) },
  ]),
};
