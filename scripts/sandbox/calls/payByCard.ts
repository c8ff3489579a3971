import { cardsOf, maskedNumber, walletOf } from '../bank/accounts.ts';
import {
  beginPayment,
  CODE_LIFE_MS,
  isSpent,
  noteWrongCode,
  payByCard,
  paymentIdOf,
  readPayment,
  recordNumber,
  repayTokenOf,
  requireTokenOf,
} from '../card/cardPayments.ts';
import type { Queries } from '../database/openDatabase.ts';
import type { Account, CardPayment } from '../database/schema.ts';
import { badRequest, Refusal, refusal, refusals } from '../http/envelope.ts';
import { waysFacts } from '../loan/facts.ts';
import { findLoan, type Loan, requireAmount, requireDue } from '../loan/loan.ts';
import { newSmsCode, sendMessage } from '../loan/phone.ts';
import { imageUrl } from '../site/images.ts';
import { texts } from '../texts.ts';
import { type Call, requiredText, requiredWholeNumber } from './call.ts';

/** The ways in which the borrower can repay the amount due. */
export async function readRepaymentWays(call: Call, tx: Queries) {
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, false);
  const { userId } = loan.order;
  const wallet = await walletOf(tx, userId);
  return {
    alipay: wallet && { name: wallet.bankName, logo: imageUrl(call.origin, wallet.bankName) },
    repayToken: repayTokenOf(loan.order),
    bankCards: (await cardsOf(tx, userId)).map((card) => ({
      id: card.id,
      bankName: card.bankName,
      cardNo: maskedNumber(card),
      bankCode: card.bankCode,
    })),
    facts: waysFacts(loan, due),
  };
}

/** @returns the loan, if the token is valid for it and the amount is the amount due. */
async function findPayable(call: Call, tx: Queries, token: string): Promise<Loan> {
  const loan = await findLoan(call, tx);
  requireTokenOf(loan.order, token);
  if (await isSpent(tx, token)) throw refusal('alreadySubmitted');
  const due = requireDue(loan, false);
  if (token !== repayTokenOf(loan.order)) throw refusal('amountChanged');
  requireAmount(due, requiredWholeNumber(call, 'amount'));
  return loan;
}

/** The borrower's card that a call names, by its number and by every word that the card was listed with. */
async function findCard(call: Call, tx: Queries, userId: string): Promise<Account> {
  const said = ['cardId', 'bankName', 'cardNo', 'bankCode'].map((name) => requiredText(call, name));
  const listed = (card: Account) => [String(card.id), card.bankName, maskedNumber(card), card.bankCode];
  const card = (await cardsOf(tx, userId)).find((each) => listed(each).every((word, index) => word === said[index]));
  if (!card) throw refusal('cardUnknown');
  return card;
}

/** Pays by card: at once, or as soon as the code from the phone is confirmed. */
export async function commitRepayment(call: Call, tx: Queries) {
  if (!['0', '1'].includes(requiredText(call, 'sendMsg'))) throw badRequest('The field sendMsg must be 0 or 1.');
  const token = requiredText(call, 'repayToken');
  const loan = await findPayable(call, tx, token);
  const { id: orderId, revision, userId } = loan.order;
  const { id: accountId, needsCode } = await findCard(call, tx, userId);
  const code = needsCode ? newSmsCode() : '';
  const { mobilePhone, productName } = loan.order;
  const message = texts.messages.repay(code, productName);
  if (needsCode) await sendMessage(tx, { mobilePhone, userId, orderId }, message, code, call.nowMs);
  const amountCents = requiredWholeNumber(call, 'amount');
  const begun = { orderId, revision, token, accountId, amountCents, code, sentAtMs: call.nowMs, tries: 0 };
  const payment = await beginPayment(tx, begun);
  if (!needsCode) await payByCard(tx, loan, payment, call.nowMs);
  return { needValid: Number(needsCode), repayRecordId: recordNumber(payment.id) };
}

function refuseState(payment: CardPayment, loan: Loan, nowMs: number): void {
  if (payment.state === 'paid') throw refusal('alreadySubmitted');
  if (payment.state === 'void' || nowMs - payment.sentAtMs > CODE_LIFE_MS) throw refusal('codeOutdated');
  if (payment.revision !== loan.order.revision) throw refusal('amountChanged');
}

/**
 * Pays the next instalment with the code from the phone, once: a second request finds the payment made. A code becomes invalid with the
 * fifth wrong try. The transaction has to keep the count of wrong tries: so their refusal is returned, not thrown.
 */
export async function confirmRepayment(call: Call, tx: Queries): Promise<null | Refusal> {
  const code = requiredText(call, 'verifyCode');
  const loan = await findLoan(call, tx);
  const id = paymentIdOf(requiredWholeNumber(call, 'repaymentRecordId'));
  const payment = await readPayment(tx, loan.order.id, id);
  if (!payment) throw new Refusal(refusals.codeOutdated.code, 'We cannot find this payment. Please begin again.');
  refuseState(payment, loan, call.nowMs);
  if (payment.code !== code) return (await noteWrongCode(tx, payment)) ? refusal('codeOutdated') : refusal('codeWrong');
  await payByCard(tx, loan, payment, call.nowMs);
  return null;
}
