import type { Texts } from '../texts/en.ts';
import type { Words } from '../texts/texts.ts';
import { type Bank, instantBanks, slowBanks, wallets } from './banks.ts';
import { CARD_TYPE, CHANNEL, type FormItem, type FormOption } from './formItem.ts';

const optionsOf = (banks: readonly Bank[]): FormOption[] => banks.map(({ code, name }) => ({ name, type: code }));

type Name = { [name in keyof Texts['bank']]: Texts['bank'][name] extends string ? name : never }[keyof Texts['bank']];

const words =
  (name: Name): Words =>
  ({ bank }) =>
    bank[name];

// A brand of another country has other names for the same codes.
const cities: readonly FormOption[] = [
  { name: 'Baguio', type: 'C1' },
  { name: 'Cebu City', type: 'C2' },
  { name: 'Davao City', type: 'C3' },
  { name: 'Iloilo City', type: 'C4' },
  { name: 'Makati', type: 'C5' },
  { name: 'Quezon City', type: 'C6' },
  { name: 'Zamboanga City', type: 'C7' },
];

const choices: readonly FormItem[] = [
  {
    code: CARD_TYPE,
    kind: 'enum',
    title: words('accountType'),
    placeholder: words('chooseAccountType'),
    options: [
      { name: words('card'), type: '1' },
      { name: words('wallet'), type: '2' },
    ],
    cardType: '0',
    missing: words('noAccountType'),
  },
  {
    code: CHANNEL,
    kind: 'enum',
    title: words('transfer'),
    placeholder: words('chooseTransfer'),
    options: [
      { name: words('instant'), type: '90006' },
      { name: words('nextDay'), type: '90007' },
    ],
    cardType: '1',
    missing: words('noTransfer'),
  },
];

const bankItems: readonly FormItem[] = [
  {
    code: 'bankCode',
    kind: 'enum',
    title: words('bank'),
    placeholder: words('chooseBank'),
    options: optionsOf(instantBanks),
    cardType: '1',
    channel: '90006',
    role: 'bank',
    missing: words('noBank'),
  },
  {
    code: 'ruralBank',
    kind: 'enum',
    title: words('ruralBank'),
    placeholder: words('chooseBank'),
    options: optionsOf(slowBanks),
    cardType: '1',
    channel: '90007',
    role: 'bank',
    missing: words('noBank'),
  },
  {
    code: 'branchCity',
    kind: 'city-select',
    title: words('city'),
    placeholder: words('chooseCity'),
    options: cities,
    cardType: '1',
    channel: '90007',
    missing: words('noCity'),
  },
  {
    code: 'openedOn',
    kind: 'day',
    title: words('openedOn'),
    placeholder: words('chooseDay'),
    cardType: '1',
    channel: '90007',
    missing: words('noOpenedOn'),
  },
  {
    code: 'bankCard',
    kind: 'text',
    title: words('number'),
    placeholder: ({ bank }) => bank.digits(10, 16),
    inputType: 'card',
    cardType: '1',
    role: 'number',
    digits: [10, 16],
    missing: words('noNumber'),
  },
];

const walletItems: readonly FormItem[] = [
  {
    code: 'walletCode',
    kind: 'enum',
    title: words('wallet'),
    placeholder: words('chooseWallet'),
    options: optionsOf(wallets),
    cardType: '2',
    role: 'bank',
    missing: words('noWallet'),
  },
  {
    code: 'walletNumber',
    kind: 'text',
    title: words('walletNumber'),
    placeholder: ({ bank }) => bank.digits(11, 11),
    inputType: 'phone',
    cardType: '2',
    // A channel counts with bank cards only: this item shows whatever channel is chosen.
    channel: '90007',
    role: 'number',
    digits: [11, 11],
    missing: words('noWalletNumber'),
  },
];

const ownerItems: readonly FormItem[] = [
  {
    code: 'birthDay',
    kind: 'day',
    title: words('birthDay'),
    placeholder: words('asOnId'),
    cardType: '0',
    missing: words('noBirthDay'),
  },
  {
    code: 'zipCode',
    kind: 'text',
    title: words('zipCode'),
    placeholder: ({ bank }) => bank.digits(4, 4),
    digits: [4, 4],
    cardType: '0',
  },
];

/** The form that an account is bound with. */
export const usualForm: readonly FormItem[] = [...choices, ...bankItems, ...walletItems, ...ownerItems];
