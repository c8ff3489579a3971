import { type Call, requiredText } from '../calls/call.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { dayIso } from '../loan/dates.ts';
import { keepAccount } from './accounts.ts';
import { checkForm } from './checkForm.ts';
import { formOf } from './formOf.ts';

/** Binds the account of a filled-in form; `loanOrderId` is the order whose page sent the borrower, or empty. */
export async function bindAccount(call: Call, loanOrderId: string): Promise<null> {
  requiredText(call, 'product_id');
  const form = checkForm(formOf(call.borrowerId).items, call.body, dayIso(call.nowMs));
  await inTransaction(call.database, (tx) => keepAccount(tx, call.borrowerId, form, loanOrderId));
  return null;
}
