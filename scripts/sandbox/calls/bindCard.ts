import { checkForm, keepAccount } from '../bank/accounts.ts';
import { bankForm, wireForm } from '../bank/forms.ts';
import type { Queries } from '../database/openDatabase.ts';
import { findLoan } from '../loan/loan.ts';
import { type Call, requiredText } from './call.ts';

/** Returns the form for binding an account. */
export async function readBankForm(call: Call) {
  requiredText(call, 'product_id');
  return { items: wireForm(bankForm()) };
}

/** Binds the account of a submitted form; `loanOrderId` is the order whose page led here, '' if there is none. */
export async function bindCard(call: Call, tx: Queries, loanOrderId = ''): Promise<null> {
  requiredText(call, 'product_id');
  await keepAccount(tx, call.borrowerId, checkForm(call), loanOrderId);
  return null;
}

/** Binds an account from an order's page, so that this order no longer asks for one. */
export async function bindCardForLoan(call: Call, tx: Queries): Promise<null> {
  const { order } = await findLoan(call, tx);
  return bindCard(call, tx, order.id);
}
