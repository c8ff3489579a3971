import { type Examples, ignore, longName, longWord } from '../Example.ts';
import { BankForm, type BankFormView, type Saving } from './BankForm.tsx';
import type { BankField } from './Field.tsx';

const field = (at: number, changes: Partial<BankField>): BankField => ({
  at,
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

const ready = (shown: readonly BankField[], changes: object = {}): BankFormView<BankField> => ({
  kind: 'ready',
  types,
  fields: shown,
  picker: undefined,
  isKeyboardOpen: false,
  ...changes,
});

const on = {
  read: ignore,
  fill: ignore,
  openPicker: ignore,
  pick: ignore,
  confirmPick: ignore,
  closePicker: ignore,
  save: ignore,
  lookAgain: ignore,
  release: ignore,
};

const form = (view: BankFormView<BankField>, saving: Saving = { kind: 'free' }, canLook = true) => (
  <BankForm view={view} saving={saving} canLook={canLook} orderHref={canLook ? '#order' : undefined} on={on} />
);

const sentAtMs = Date.UTC(2026, 4, 4, 6, 30);
const open: Saving = { kind: 'doubt', sight: 'open', sentAtMs, wasAccepted: false };

// Each has a page of its own, for it is a form itself.
export const examples: Examples = [
  { title: 'On its way', node: form({ kind: 'loading' }) },
  { title: 'Not there', node: form({ kind: 'failed', reason: 'offline' }) },
  { title: 'Refused', node: form({ kind: 'failed', reason: { message: longName } }) },
  { title: 'Empty', node: form(ready(fields)) },
  { title: 'Filled in', node: form(ready(filled)) },
  { title: 'Without types', node: form(ready(filled, { types: undefined })) },
  { title: 'The keyboard is open', node: form(ready(fields, { isKeyboardOpen: true })) },
  { title: 'A choice is open', node: form(ready(fields, { picker: bank })) },
  { title: 'Long text', node: form(ready(long)) },
  { title: 'Busy', node: form(ready(filled), { kind: 'sending' }) },
  { title: 'In doubt', node: form(ready(filled), open) },
  { title: 'In doubt, with nothing to look at', node: form(ready(filled), open, false) },
  { title: 'Saved before', node: form(ready(filled), { ...open, wasAccepted: true }) },
  { title: 'Saved', node: form(ready(filled), { kind: 'done' }) },
].map((example) => ({ ...example, coversPage: true }));
