import { walletOf } from '../bank/accounts.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Queries } from '../database/openDatabase.ts';
import type { PayCode } from '../database/schema.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { WALLET } from '../loan/channels.ts';
import { requireDue } from '../loan/dueNow.ts';
import { findLoan } from '../loan/findLoan.ts';
import { ensurePayCode } from '../loan/payCodes.ts';
import { requireAmount } from '../loan/requireAmount.ts';
import { addressIn } from '../texts/texts.ts';
import { type Call, requiredText, requiredWholeNumber } from './call.ts';

async function issue(call: Call, tx: Queries): Promise<PayCode> {
  requiredText(call, 'userId');
  const { order, parts } = await findLoan(call, tx);
  const due = requireDue({ order, parts }, false);
  requireAmount(due, requiredWholeNumber(call, 'amount'));
  if ((await walletOf(tx, order.userId)) === null) {
    throw new Refusal(refusalCodes.walletUnknown, ({ refusals }) => refusals.walletUnknown);
  }
  return ensurePayCode(tx, order, WALLET, due);
}

/** The page of the borrower's wallet where what is due is paid; asked again, the same one. */
export async function repayByWallet(call: Call) {
  const { token } = await inTransaction(call.database, (tx) => issue(call, tx));
  return { url: addressIn(`${call.origin}/sandbox/wallet/${token}`, call.texts) };
}
