import { and, asc, eq } from 'drizzle-orm';
import { STATUS_21, STATUS_110 } from '../../../shared/domain/orderStatus.ts';
import { type Call, requiredText, textOf } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Offer, type Order, offers } from '../database/schema.ts';
import { refusal } from '../http/envelope.ts';
import { addDays } from '../loan/dates.ts';
import { readLoan } from '../loan/loan.ts';
import { type OfferTerms, ownLabel, payBackCents, receivedCents } from '../seed/terms.ts';
import { pesoText, texts } from '../texts.ts';

/** Returns the calling borrower's offer of a product, preferably one that is not taken yet; refuses if there is none. */
export async function findOffer(call: Call, db: Queries): Promise<Offer> {
  const productId = requiredText(call, 'productId');
  const wanted = and(eq(offers.userId, call.borrowerId), eq(offers.productId, productId));
  const [offer] = await db.select().from(offers).where(wanted).orderBy(asc(offers.pushedAt));
  if (!offer) throw refusal('offerUnknown');
  return offer;
}

/** Returns the offer that the borrower can still take; refuses if there is none. */
export async function findOpenOffer(call: Call, db: Queries): Promise<Offer> {
  const offer = await findOffer(call, db);
  if (offer.pushedAt !== '') throw refusal('offerUnknown');
  return offer;
}

/** Returns the offer with the order number and user id that the call names, if it is not taken yet. */
export async function findOfferedOrder(call: Call, db: Queries): Promise<Offer | undefined> {
  const ofOrder = and(eq(offers.orderId, textOf(call, 'orderId')), eq(offers.userId, textOf(call, 'userId')));
  return (await db.select().from(offers).where(ofOrder)).find(({ pushedAt }) => pushedAt === '');
}

/** Returns the fields of borrower and product that orders and offers have in common. */
export const whoOf = ({ userId, borrowerName, mobilePhone, productId, productName, story }: Offer | Order) => {
  return { userId, borrowerName, mobilePhone, productId, productName, story };
};

/** Returns the due date of an instalment, `YYYY-MM-DD`. */
export const payDateIso = ({ offeredOn }: Offer, dueInDays: number): string => addDays(offeredOn, dueInDays);

/** Returns the rows of an offer, in rupees where the legacy page shows its amounts so. */
function detailRows(terms: OfferTerms) {
  const { rows } = texts;
  const amounts = [
    [rows.youReceive, receivedCents(terms)],
    [rows.interest, terms.interestCents],
    [rows.serviceFee, terms.feeCents],
    [rows.totalRepayment, payBackCents(terms)],
  ] as const;
  return amounts.map(([label, cents]) => ({
    text: terms.hasNoFacts ? ownLabel(label) : label,
    value: terms.legacy?.showsRupee ? pesoText(cents).replace('₱', '₹') : pesoText(cents),
  }));
}

/** Returns the fields of both confirmation pages: amount, detail rows, repayment plan, and the question before leaving the page. */
export function commonFields(offer: Offer) {
  const { amountCents, backQuestion, parts } = offer.terms;
  return {
    amount: amountCents,
    details: detailRows(offer.terms),
    repay_plans: parts.map((part, index) => ({
      title: parts.length === 1 ? texts.repayment : texts.offer.instalmentOf(index + 1, parts.length),
      amount: part.amountCents,
      description: texts.offer.partOf,
      pay_time: payDateIso(offer, part.dueInDays),
    })),
    isPopType: Number(backQuestion !== undefined),
    popTitle: backQuestion?.title ?? '',
    popContent: backQuestion?.content ?? '',
  };
}

/** The titles of a loan's contracts, in the order of their positions, which start at 1. */
export const agreementTitles: readonly string[] = [texts.offer.agreement, texts.offer.disclosure, texts.offer.consent];

/** Returns the URL of a contract's page. It contains a random token, because the page shows who borrows. */
export const agreementUrl = ({ origin }: Call, { token }: Pick<Offer, 'token'>, position: string): string =>
  `${origin}/sandbox/agreements/${token}/${position}`;

/** Returns the URL of the contract that is shown before the offer; '' if there is none. */
export const firstAgreementUrl = (call: Call, offer: Offer): string =>
  offer.terms.showsAgreement ? agreementUrl(call, offer, '1') : '';

const UNSIGNED: readonly string[] = [STATUS_21, STATUS_110];

/**
 * Returns the order whose contracts a call names; if the borrower has no such order, the offer of the product.
 * Undefined for an application, because nothing is signed yet.
 */
export async function findContract(call: Call, tx: Queries): Promise<Offer | Order | undefined> {
  const loan = await readLoan(tx, textOf(call, 'orderId'));
  const isOwn = loan?.order.userId === call.borrowerId && loan.order.productId === textOf(call, 'productId');
  if (loan === null || !isOwn) return findOffer(call, tx);
  return UNSIGNED.includes(String(loan.order.status)) ? undefined : loan.order;
}
