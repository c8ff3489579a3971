import { longName, longWord } from './words.ts';

type Item = { readonly [name: string]: unknown };

/** Returns a form item as the service sends it, for bank cards by default. */
export const item = (code: string, cate: string, title: string, its: Item = {}): Item => ({
  code,
  cate,
  title,
  subtitle: '',
  value: '',
  note: [],
  inputType: '',
  cardTypeMi: 1,
  channelNumber: '',
  ...its,
});

const choices = (...names: readonly string[]) => names.map((name, at) => ({ name, type: at + 1 }));

const type = item('cardType', 'enum', 'Account type', { note: choices('Bank card', 'E-wallet'), cardTypeMi: 0 });

const channel = item('payChannel', 'enum', 'Transfer', {
  subtitle: 'Choose how the money is sent',
  note: [
    { name: 'Instant transfer', type: 90006 },
    { name: 'Next-day transfer', type: 90007 },
  ],
});

/** A form with every kind of item, as the service sends it. */
export const bankForm = {
  items: [
    type,
    channel,
    item('bankCode', 'enum', 'Bank', {
      subtitle: 'Choose your bank',
      note: choices('Sample Metropolitan Bank', 'Sample Island Bank', 'Sample Savings Bank'),
      channelNumber: '90006',
    }),
    item('branchCity', 'city-select', 'City of your branch', {
      subtitle: 'Choose the city',
      note: ['Baguio', 'Cebu City', 'Makati'].map((name) => ({ name, type: name })),
      channelNumber: '90007',
    }),
    item('openedOn', 'day', 'Account opened on', { subtitle: 'Choose the day', channelNumber: '90007' }),
    item('bankCard', 'text', 'Account number', { subtitle: '10 to 16 digits', inputType: 'card' }),
    item('walletCode', 'enum', 'Wallet', {
      subtitle: 'Choose your e-wallet',
      note: choices('Sample Wallet', 'Sample Pera'),
      cardTypeMi: 2,
    }),
    item('walletNumber', 'text', 'Mobile number', { subtitle: '11 digits', inputType: 'phone', cardTypeMi: 2 }),
  ],
};

/** The same form with values filled in by the service. */
export const filledBankForm = {
  items: bankForm.items.map((each) => {
    if (each['code'] === 'bankCode') return { ...each, value: 2 };
    return each['code'] === 'bankCard' ? { ...each, value: '0011223344556677' } : each;
  }),
};

/** A form with more options than fit on a screen. */
export const manyBanksForm = {
  items: [
    item('bankCode', 'enum', 'Bank', {
      subtitle: 'Choose your bank',
      note: choices(longName, longWord, ...Array.from({ length: 20 }, (_, at) => `Sample Bank ${at + 1}`)),
    }),
  ],
};
