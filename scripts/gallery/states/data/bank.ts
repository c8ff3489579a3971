import { bankForm as sandboxForm, wireForm } from '../../../sandbox/bank/forms.ts';
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

/** The form of the sandbox, which has every kind of item. */
export const bankForm = { items: wireForm(sandboxForm()) };

/** The same form with values filled in by the service. */
export const filledBankForm = {
  items: bankForm.items.map((each) => {
    if (each.code === 'bankCode') return { ...each, value: 'SIB' };
    return each.code === 'bankCard' ? { ...each, value: '0011223344556677' } : each;
  }),
};

const sampleBanks = Array.from({ length: 20 }, (_, at) => `Sample Bank ${at + 1}`);

/** A form with more options than fit on a screen. */
export const manyBanksForm = {
  items: [
    item('bankCode', 'enum', 'Bank', {
      subtitle: 'Choose your bank',
      note: [longName, longWord, ...sampleBanks].map((name, at) => ({ name, type: at + 1 })),
    }),
  ],
};
