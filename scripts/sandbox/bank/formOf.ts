import { CARD_TYPE, CHANNEL, type FormItem } from './formItem.ts';
import { longForm } from './longForm.ts';
import { usualForm } from './usualForm.ts';

/** A form as one borrower gets it. */
export interface BankForm {
  readonly items: readonly FormItem[];
  /** Numbers go as text and texts of digits as numbers, the other way round than usual. */
  readonly isTurned: boolean;
}

type Presets = Readonly<Record<string, string>>;

const withPresets = (presets: Presets): FormItem[] =>
  usualForm.map((item) => {
    const preset = presets[item.code];
    return preset === undefined ? item : { ...item, preset };
  });

const matching: Presets = { [CARD_TYPE]: '2', [CHANNEL]: '90007', walletCode: 'SPE', walletNumber: '09170000113' };
const unknown: Presets = { [CARD_TYPE]: '9', [CHANNEL]: '90099', bankCode: 'XXX', bankCard: '4572000000000114' };
const turned: Presets = { [CARD_TYPE]: '1', [CHANNEL]: '90007', ruralBank: 'CSB' };

const forms = new Map<string, BankForm>(
  Object.entries({
    '50113': { items: withPresets(matching), isTurned: false },
    '50114': { items: withPresets(unknown), isTurned: false },
    '50116': { items: withPresets(turned), isTurned: true },
    '50999': { items: longForm, isTurned: false },
  }),
);

/** The form of a borrower; most have the usual one. */
export function formOf(userId: string): BankForm {
  return forms.get(userId) ?? { items: usualForm, isTurned: false };
}
