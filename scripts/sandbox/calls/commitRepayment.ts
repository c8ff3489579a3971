import { alreadySubmitted } from '../card/alreadySubmitted.ts';
import { beginPayment, isSpent, payByCard } from '../card/cardPayments.ts';
import { revisionOfToken } from '../card/repayTokens.ts';
import { requireCard } from '../card/requireCard.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Account, CardPayment } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { badRequest } from '../http/refusal.ts';
import { requireDue } from '../loan/dueNow.ts';
import { findLoan, type Loan } from '../loan/findLoan.ts';
import { wireCents, wireFlag } from '../loan/money.ts';
import { newSmsCode, sendCode } from '../loan/phone.ts';
import { amountChanged, requireAmount } from '../loan/requireAmount.ts';
import { type Call, requiredText, requiredWholeNumber } from './call.ts';

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

function begin(call: Call, tx: Queries, { order }: Loan, card: Account): Promise<CardPayment> {
  return beginPayment(tx, {
    orderId: order.id,
    revision: order.revision,
    token: requiredText(call, 'repayToken'),
    accountId: card.id,
    amountCents: requiredWholeNumber(call, 'amount'),
    code: card.needsCode ? newSmsCode() : '',
    committedAtMs: call.nowMs,
  });
}

async function commit(call: Call, tx: Queries) {
  if (!['0', '1'].includes(requiredText(call, 'sendMsg'))) throw badRequest('The field sendMsg must be 0 or 1.');
  const loan = await findPayable(call, tx, requiredText(call, 'repayToken'));
  const { traits, userId } = loan.order;
  const card = await requireCard(call, tx, userId);
  const payment = await begin(call, tx, loan, card);
  if (card.needsCode) await sendCode(tx, loan.order, payment.code, call.nowMs);
  else await payByCard(tx, loan, payment, call.nowMs);
  return { needValid: wireFlag(card.needsCode, traits), repayRecordId: wireCents(payment.id, traits) };
}

/** Pays by card: at once, or as soon as the code is confirmed that every asking sends anew. */
export function commitRepayment(call: Call) {
  return inTransaction(call.database, (tx) => commit(call, tx));
}
