import { alreadySubmitted } from '../card/alreadySubmitted.ts';
import { CODE_LIFE_MS, payByCard, readPayment } from '../card/cardPayments.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { CardPayment } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { findLoan, type Loan } from '../loan/findLoan.ts';
import { amountChanged } from '../loan/requireAmount.ts';
import { type Call, requiredText, requiredWholeNumber } from './call.ts';

function refuseCode(payment: CardPayment, loan: Loan, code: string, nowMs: number): void {
  if (payment.state === 'paid') throw alreadySubmitted();
  if (payment.state === 'void' || nowMs - payment.committedAtMs > CODE_LIFE_MS) {
    throw new Refusal(refusalCodes.codeOutdated, 'This code is no longer valid. Please ask for a new one.');
  }
  if (payment.revision !== loan.order.revision) throw amountChanged();
  if (payment.code !== code) throw new Refusal(refusalCodes.codeWrong, 'The verification code is wrong.');
}

async function confirm(call: Call, tx: Queries): Promise<null> {
  const code = requiredText(call, 'verifyCode');
  const loan = await findLoan(call, tx);
  const payment = await readPayment(tx, loan.order.id, requiredWholeNumber(call, 'repaymentRecordId'));
  if (payment === null)
    throw new Refusal(refusalCodes.codeOutdated, 'We cannot find this payment. Please begin again.');
  refuseCode(payment, loan, code, call.nowMs);
  await payByCard(tx, loan, payment, call.nowMs);
  return null;
}

/** Pays the next part with the code from the phone, once: whoever comes second finds the payment made. */
export function confirmRepayment(call: Call): Promise<null> {
  return inTransaction(call.database, (tx) => confirm(call, tx));
}
