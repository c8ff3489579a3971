import { type Bank, instantBanks, slowBanks, wallets } from './banks.ts';
import { CARD_TYPE, CHANNEL, type FormItem, type FormOption } from './formItem.ts';

const optionsOf = (banks: readonly Bank[]): FormOption[] => banks.map(({ code, name }) => ({ name, type: code }));

const cities = ['Baguio', 'Cebu City', 'Davao City', 'Iloilo City', 'Makati', 'Quezon City', 'Zamboanga City'];

const choices: readonly FormItem[] = [
  {
    code: CARD_TYPE,
    kind: 'enum',
    title: 'Account type',
    placeholder: 'Choose the type of your account',
    options: [
      { name: 'Bank card', type: '1' },
      { name: 'E-wallet', type: '2' },
    ],
    cardType: '0',
    missing: 'Please choose the type of your account.',
  },
  {
    code: CHANNEL,
    kind: 'enum',
    title: 'Transfer',
    placeholder: 'Choose how the money is sent',
    options: [
      { name: 'Instant transfer', type: '90006' },
      { name: 'Next-day transfer', type: '90007' },
    ],
    cardType: '1',
    missing: 'Please choose how the money is sent.',
  },
];

const bankItems: readonly FormItem[] = [
  {
    code: 'bankCode',
    kind: 'enum',
    title: 'Bank',
    placeholder: 'Choose your bank',
    options: optionsOf(instantBanks),
    cardType: '1',
    channel: '90006',
    role: 'bank',
    missing: 'Please choose your bank.',
  },
  {
    code: 'ruralBank',
    kind: 'enum',
    title: 'Rural or cooperative bank',
    placeholder: 'Choose your bank',
    options: optionsOf(slowBanks),
    cardType: '1',
    channel: '90007',
    role: 'bank',
    missing: 'Please choose your bank.',
  },
  {
    code: 'branchCity',
    kind: 'city-select',
    title: 'City of your branch',
    placeholder: 'Choose the city',
    options: cities.map((name) => ({ name, type: name })),
    cardType: '1',
    channel: '90007',
    missing: 'Please choose the city of your branch.',
  },
  {
    code: 'openedOn',
    kind: 'day',
    title: 'Account opened on',
    placeholder: 'Choose the day',
    cardType: '1',
    channel: '90007',
    missing: 'Please choose the day on which the account was opened.',
  },
  {
    code: 'bankCard',
    kind: 'text',
    title: 'Account number',
    placeholder: '10 to 16 digits',
    inputType: 'card',
    cardType: '1',
    role: 'number',
    digits: [10, 16],
    missing: 'Please enter your account number.',
  },
];

const walletItems: readonly FormItem[] = [
  {
    code: 'walletCode',
    kind: 'enum',
    title: 'E-wallet',
    placeholder: 'Choose your e-wallet',
    options: optionsOf(wallets),
    cardType: '2',
    role: 'bank',
    missing: 'Please choose your e-wallet.',
  },
  {
    code: 'walletNumber',
    kind: 'text',
    title: 'Mobile number of the e-wallet',
    placeholder: '11 digits',
    inputType: 'phone',
    cardType: '2',
    // A channel counts with bank cards only: this item shows whatever channel is chosen.
    channel: '90007',
    role: 'number',
    digits: [11, 11],
    missing: 'Please enter the mobile number of your e-wallet.',
  },
];

const ownerItems: readonly FormItem[] = [
  {
    code: 'birthDay',
    kind: 'day',
    title: 'Date of birth',
    placeholder: 'As on your ID',
    cardType: '0',
    missing: 'Please enter your date of birth.',
  },
  {
    code: 'zipCode',
    kind: 'text',
    title: 'ZIP code (optional)',
    placeholder: '4 digits',
    digits: [4, 4],
    cardType: '0',
  },
];

/** The form that an account is bound with. */
export const usualForm: readonly FormItem[] = [...choices, ...bankItems, ...walletItems, ...ownerItems];
