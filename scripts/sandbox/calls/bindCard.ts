import { keepAccount } from '../bank/accounts.ts';
import { checkForm } from '../bank/checkForm.ts';
import { formOf, wireForm } from '../bank/forms.ts';
import type { Queries } from '../database/openDatabase.ts';
import { dayIso } from '../loan/dates.ts';
import { findLoan } from '../loan/findLoan.ts';
import { type Call, requiredText } from './call.ts';

/** The form that the borrower binds an account with. */
export async function readBankForm(call: Call) {
  requiredText(call, 'product_id');
  return { items: wireForm(formOf(call.borrowerId)) };
}

/** Binds the account of a filled-in form; `loanOrderId` is the order whose page sent the borrower, or empty. */
export async function bindCard(call: Call, tx: Queries, loanOrderId = ''): Promise<null> {
  requiredText(call, 'product_id');
  const form = checkForm(formOf(call.borrowerId).items, call.body, dayIso(call.nowMs));
  await keepAccount(tx, call.borrowerId, form, loanOrderId);
  return null;
}

/** Binds an account for a borrower who came from an order: that order asks for none any more. */
export async function bindCardForLoan(call: Call, tx: Queries): Promise<null> {
  const { order } = await findLoan(call, tx);
  return bindCard(call, tx, order.id);
}
