import { walletOf } from '../bank/accounts.ts';
import type { Queries } from '../database/openDatabase.ts';
import { refusal } from '../http/envelope.ts';
import { WALLET } from '../loan/channels.ts';
import { requireAmount, requireDue } from '../loan/dueNow.ts';
import { findLoan } from '../loan/findLoan.ts';
import { ensurePayCode } from '../loan/payCodes.ts';
import { addressIn } from '../texts/texts.ts';
import { type Call, requiredText, requiredWholeNumber, textOf } from './call.ts';

/** Returns the page of a code to pay the amount due at a channel; repeated calls get the same one until the order changes. */
export async function generatePayCode(call: Call, tx: Queries) {
  const amountCents = requiredWholeNumber(call, 'amount');
  const channelNumber = requiredText(call, 'channelNumber');
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, textOf(call, 'isDelay') === '1');
  requireAmount(due, amountCents);
  if (!loan.order.traits.channels.includes(channelNumber)) throw refusal('channelUnknown');
  const { token } = await ensurePayCode(tx, loan.order, channelNumber, due, call.nowMs);
  return { payUrl: addressIn(`${call.origin}/sandbox/pay/${token}`, call.texts) };
}

/** Returns the page that stands in for the wallet, to pay the amount due; repeated calls get the same one until the order changes. */
export async function repayByWallet(call: Call, tx: Queries) {
  requiredText(call, 'userId');
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, false);
  requireAmount(due, requiredWholeNumber(call, 'amount'));
  if (!(await walletOf(tx, loan.order.userId))) throw refusal('walletUnknown');
  const { token } = await ensurePayCode(tx, loan.order, WALLET, due, call.nowMs);
  return { url: addressIn(`${call.origin}/sandbox/wallet/${token}`, call.texts) };
}
