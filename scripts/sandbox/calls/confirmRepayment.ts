import { alreadySubmitted } from '../card/alreadySubmitted.ts';
import { CODE_LIFE_MS, noteWrongCode, payByCard, readPayment } from '../card/cardPayments.ts';
import { paymentIdOf } from '../card/recordNumber.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { CardPayment } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { isSameText } from '../http/sameText.ts';
import { findLoan, type Loan } from '../loan/findLoan.ts';
import { amountChanged } from '../loan/requireAmount.ts';
import { type Call, requiredText, requiredWholeNumber } from './call.ts';

const outdated = (): Refusal => new Refusal(refusalCodes.codeOutdated, ({ refusals }) => refusals.codeOutdated);

function refuseState(payment: CardPayment, loan: Loan, nowMs: number): void {
  if (payment.state === 'paid') throw alreadySubmitted();
  if (payment.state === 'void' || nowMs - payment.sentAtMs > CODE_LIFE_MS) throw outdated();
  if (payment.revision !== loan.order.revision) throw amountChanged();
}

/** Counts a wrong code, which the transaction has to keep: the refusal is returned and not thrown. */
async function refuseCode(tx: Queries, payment: CardPayment): Promise<Refusal> {
  const isVoid = await noteWrongCode(tx, payment);
  return isVoid ? outdated() : new Refusal(refusalCodes.codeWrong, ({ refusals }) => refusals.codeWrong);
}

async function confirm(call: Call, tx: Queries): Promise<null | Refusal> {
  const code = requiredText(call, 'verifyCode');
  const loan = await findLoan(call, tx);
  const id = paymentIdOf(requiredWholeNumber(call, 'repaymentRecordId'));
  const payment = await readPayment(tx, loan.order.id, id);
  if (payment === null) throw new Refusal(refusalCodes.codeOutdated, ({ refusals }) => refusals.paymentUnknown);
  refuseState(payment, loan, call.nowMs);
  if (!isSameText(payment.code, code)) return refuseCode(tx, payment);
  await payByCard(tx, loan, payment, call.nowMs);
  return null;
}

/**
 * Pays the next part with the code from the phone, once: whoever comes second finds the payment made. A code is good for five wrong
 * tries, and void with the fifth.
 */
export function confirmRepayment(call: Call): Promise<null | Refusal> {
  return inTransaction(call.database, (tx) => confirm(call, tx));
}
