import type { BankForm } from '../../shared/features/bankAccount/bankForm.ts';
import { type TypedNumber, typedNumber } from '../../shared/features/bankAccount/bankItems.ts';

/** Returns the number that a form shows after its account is saved; undefined if it shows none. @throws before that */
export const savedNumber = ({ $save }: BankForm): TypedNumber | undefined => {
  const save = $save.get();
  if (save.kind !== 'saved') throw new Error(`The account is not saved: ${save.kind}`);
  return typedNumber(save.fields);
};
