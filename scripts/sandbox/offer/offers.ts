import { and, asc, eq } from 'drizzle-orm';
import { type Call, requiredText, textOf } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Offer, type Order, offers } from '../database/schema.ts';
import { refusal } from '../http/refusal.ts';
import { addDays } from '../loan/dates.ts';
import { pesoText } from '../loan/money.ts';
import { type OfferTerms, payBackCents, receivedCents } from '../seed/offerTerms.ts';
import { ownLabel } from '../seed/orderTraits.ts';
import type { Texts } from '../texts/en.ts';

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
function detailRows(terms: OfferTerms, { rows }: Texts) {
  const amounts = [
    [rows.youReceive, receivedCents(terms)],
    [rows.interest, terms.interestCents],
    [rows.serviceFee, terms.feeCents],
    [rows.totalRepayment, payBackCents(terms)],
  ] as const;
  return amounts.map(([label, cents]) => ({
    text: terms.hasOwnLabels ? ownLabel(label) : label,
    value: terms.legacy?.showsRupee ? pesoText(cents).replace('₱', '₹') : pesoText(cents),
  }));
}

/** Returns the fields of both confirmation pages: amount, detail rows, repayment plan, and the question before leaving the page. */
export function commonFields(offer: Offer, texts: Texts) {
  const { amountCents, backQuestion, parts } = offer.terms;
  return {
    amount: amountCents,
    details: detailRows(offer.terms, texts),
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
