import { alreadySubmitted } from '../card/alreadySubmitted.ts';
import { beginPayment, isSpent, lastWithCode, payByCard } from '../card/cardPayments.ts';
import { recordNumber } from '../card/recordNumber.ts';
import { revisionOfToken } from '../card/repayTokens.ts';
import { requireCard } from '../card/requireCard.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Account, CardPayment } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { badRequest, Refusal, refusalCodes } from '../http/refusal.ts';
import { requireDue } from '../loan/dueNow.ts';
import { findLoan, type Loan } from '../loan/findLoan.ts';
import { wireCents, wireFlag } from '../loan/money.ts';
import { newSmsCode, sendCode } from '../loan/phone.ts';
import { amountChanged, requireAmount } from '../loan/requireAmount.ts';
import { type Call, requiredText, requiredWholeNumber, textOf } from './call.ts';

/** The loan, where the token is good for it and the amount is what is due. */
async function findPayable(call: Call, tx: Queries, token: string): Promise<Loan> {
  const loan = await findLoan(call, tx);
  const revision = await revisionOfToken(tx, token, loan.order.id);
  if (await isSpent(tx, token)) throw alreadySubmitted();
  const due = requireDue(loan, false);
  if (revision !== loan.order.revision) throw amountChanged();
  requireAmount(due, requiredWholeNumber(call, 'amount'));
  return loan;
}

type SentCode = Pick<CardPayment, 'code' | 'sentAtMs' | 'tries'>;

const tooSoon = (): Refusal => new Refusal(refusalCodes.tooSoon, ({ refusals }) => refusals.tooSoon);

/**
 * The code that the payment is confirmed with. A phone gets one message in a minute: a payment that is begun again meanwhile goes on
 * with the code that the phone has, and with the tries that it has left; who asks for a new one has to wait.
 */
async function codeFor(call: Call, tx: Queries, { order }: Loan): Promise<SentCode> {
  const last = await lastWithCode(tx, order.id);
  if (last === null || last.state === 'paid' || call.nowMs - last.sentAtMs >= call.smsRestMs) {
    const code = newSmsCode();
    await sendCode(call, tx, order, code);
    return { code, sentAtMs: call.nowMs, tries: 0 };
  }
  if (last.state === 'void' || textOf(call, 'sendMsg') === '1' || last.revision !== order.revision) throw tooSoon();
  return last;
}

async function begin(call: Call, tx: Queries, loan: Loan, card: Account): Promise<CardPayment> {
  const { order } = loan;
  const none: SentCode = { code: '', sentAtMs: call.nowMs, tries: 0 };
  const { code, sentAtMs, tries } = card.needsCode ? await codeFor(call, tx, loan) : none;
  return beginPayment(tx, {
    orderId: order.id,
    revision: order.revision,
    token: requiredText(call, 'repayToken'),
    accountId: card.id,
    amountCents: requiredWholeNumber(call, 'amount'),
    code,
    sentAtMs,
    tries,
  });
}

async function commit(call: Call, tx: Queries) {
  if (!['0', '1'].includes(requiredText(call, 'sendMsg'))) throw badRequest('The field sendMsg must be 0 or 1.');
  const loan = await findPayable(call, tx, requiredText(call, 'repayToken'));
  const { traits, userId } = loan.order;
  const card = await requireCard(call, tx, userId);
  const payment = await begin(call, tx, loan, card);
  if (!card.needsCode) await payByCard(tx, loan, payment, call.nowMs);
  return { needValid: wireFlag(card.needsCode, traits), repayRecordId: wireCents(recordNumber(payment.id), traits) };
}

/** Pays by card: at once, or as soon as the code from the phone is confirmed. */
export function commitRepayment(call: Call) {
  return inTransaction(call.database, (tx) => commit(call, tx));
}
