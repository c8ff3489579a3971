import { bindAccount } from '../bank/bindAccount.ts';
import { findLoan } from '../loan/findLoan.ts';
import type { Call } from './call.ts';

/** Binds an account for a borrower who came from an order: that order asks for none any more. */
export async function bindCardForLoan(call: Call): Promise<null> {
  const { order } = await findLoan(call, call.database.reader);
  return bindAccount(call, order.id);
}
