import { atom } from 'nanostores';
import { readParameters } from '../../session/parameters.ts';
import { type Examples, ignore, longName, longWord, onOwnPages } from '../../ui/Example.ts';
import { BankScreen } from './BankScreen.tsx';
import type { BankForm, BankFormOrigin, SaveState } from './bankForm.ts';
import type { BankField } from './bankItems.ts';
import { Saved } from './SaveResult.tsx';

const order = { page: readParameters('?orderId=1'), search: '' };
const home = { page: readParameters(''), search: '' };

const field = (at: number, changes: Partial<BankField>): BankField => ({
  at,
  code: '',
  kind: 'text',
  title: 'ZIP code',
  placeholder: '',
  preset: '',
  options: [],
  inputType: '',
  cardType: '0',
  channelNumber: '',
  value: '',
  ...changes,
});

const typed = { inputType: 'card', value: '0011223344556677' };
const account = (title: string): BankField => field(2, { title, ...typed });

const saved = (origin: BankFormOrigin, ...titles: readonly string[]) => (
  <Saved fields={titles.map(account)} origin={origin} onAnother={ignore} />
);

const optionsOf = (...names: string[]) => names.map((name, at) => ({ name, value: `${at}`, sent: at }));

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

const filled = [{ ...bank, value: '0' }, account('Account number')];

const long = [
  field(1, { kind: 'enum', title: longName, placeholder: longWord }),
  field(2, { title: longWord, placeholder: longName }),
  field(3, { kind: 'city-select', title: longName, placeholder: longName, options: optionsOf(longName, longWord) }),
  field(4, { kind: 'day', title: longWord, placeholder: longName }),
];

type View = ReturnType<BankForm['$view']['get']>;

const ready = (fields: readonly BankField[], changes: object = {}): View => ({
  kind: 'ready',
  types,
  fields,
  bank: undefined,
  picker: undefined,
  isKeyboardOpen: false,
  problem: undefined,
  ...changes,
});

const later = () => Promise.resolve();

const screen = (view: View, save: SaveState = { kind: 'free' }) => (
  <BankScreen
    form={{
      $view: atom(view),
      $save: atom(save),
      origin: order,
      open: ignore,
      read: later,
      fill: ignore,
      openPicker: ignore,
      pick: ignore,
      confirmPick: ignore,
      closePicker: ignore,
      save: later,
      another: ignore,
    }}
  />
);

export const examples: Examples = {
  SaveResult: [
    { title: 'For an order', node: saved(order, 'Account number') },
    { title: 'Without an order, not typed', node: saved(home) },
    { title: 'Long text', node: saved(order, `${longName} ${longWord}`) },
  ],
  // A form cannot stand in the gallery's own. Other states are in the examples of the page.
  BankScreen: onOwnPages([
    { title: 'On its way', node: screen({ kind: 'loading' }) },
    { title: 'Empty', node: screen(ready(fields)) },
    { title: 'The keyboard is open', node: screen(ready(filled, { isKeyboardOpen: true })) },
    { title: 'Long text', node: screen(ready(long)) },
    { title: 'Busy', node: screen(ready(filled), { kind: 'sending' }) },
    { title: 'Refused for no field', node: screen(ready(filled, { problem: { at: undefined, message: longName } })) },
    { title: 'Saved', node: screen(ready(filled), { kind: 'saved', fields: [account('Account number')] }) },
  ]),
};
