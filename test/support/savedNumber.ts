import { type TypedNumber, typedNumber } from '../../shared/features/bankAccount/AfterForm/typedNumber.ts';
import type { BankForm } from '../../shared/features/bankAccount/bankForm.ts';

/** The number that a form names once its account is saved; undefined where it names none. Throws before that. */
export const savedNumber = ({ $saving }: BankForm): TypedNumber | undefined => {
  const saving = $saving.get();
  if (saving.kind !== 'saved') throw new Error(`The account is not saved: ${saving.kind}`);
  return typedNumber(saving.fields);
};
