import type { BankForm } from '../../shared/features/bankAccount/bankForm.ts';
import { type TypedNumber, typedNumber } from '../../shared/features/bankAccount/bankItems.ts';

/** Returns the number that a form shows after its account is saved; undefined if it shows none. @throws before that */
export const savedNumber = ({ $saving }: BankForm): TypedNumber | undefined => {
  const saving = $saving.get();
  if (saving.kind !== 'saved') throw new Error(`The account is not saved: ${saving.kind}`);
  return typedNumber(saving.fields);
};
