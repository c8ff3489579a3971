import { formOf } from '../bank/formOf.ts';
import { wireForm } from '../bank/wireForm.ts';
import { type Call, requiredText } from './call.ts';

/** The form that the borrower binds an account with. */
export async function readBankForm(call: Call) {
  requiredText(call, 'product_id');
  return { items: wireForm(formOf(call.borrowerId)) };
}
