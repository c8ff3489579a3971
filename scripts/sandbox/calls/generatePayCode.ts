import { inTransaction } from '../database/inTransaction.ts';
import type { Queries } from '../database/openDatabase.ts';
import type { PayCode } from '../database/schema.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { requireDue } from '../loan/dueNow.ts';
import { findLoan, type Loan } from '../loan/findLoan.ts';
import { ensurePayCode } from '../loan/payCodes.ts';
import { requireAmount } from '../loan/requireAmount.ts';
import { addressIn } from '../texts/texts.ts';
import { type Call, requiredText, requiredWholeNumber, textOf } from './call.ts';

function refuseOtherChannel(loan: Loan, channelNumber: string): void {
  if (loan.order.traits.channels.includes(channelNumber)) return;
  throw new Refusal(refusalCodes.channelUnknown, ({ refusals }) => refusals.channelUnknown);
}

async function issue(call: Call, tx: Queries): Promise<PayCode> {
  const amountCents = requiredWholeNumber(call, 'amount');
  const channelNumber = requiredText(call, 'channelNumber');
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, textOf(call, 'isDelay') === '1');
  requireAmount(due, amountCents);
  refuseOtherChannel(loan, channelNumber);
  return ensurePayCode(tx, loan.order, channelNumber, due);
}

/** The page of a code to pay what is due at the chosen channel; asked again, the same one. */
export async function generatePayCode(call: Call) {
  const { token } = await inTransaction(call.database, (tx) => issue(call, tx));
  return { payUrl: addressIn(`${call.origin}/sandbox/pay/${token}`, call.texts) };
}
