import { and, asc, eq } from 'drizzle-orm';
import { type Call, requiredText, textOf } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Offer, type Order, offers } from '../database/schema.ts';
import { refusal } from '../http/refusal.ts';
import { addDays } from '../loan/dates.ts';
import { wireCents, wireFlag } from '../loan/money.ts';
import type { Texts } from '../texts/en.ts';
import { sampleWords, type Words } from '../texts/texts.ts';

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

const partTitle = ({ terms: { partTitle: title, parts } }: Offer, number: number): Words => {
  if (title !== undefined) return `${title} ${number}`;
  return ({ offer, repayment }) => (parts.length === 1 ? repayment : offer.instalmentOf(number, parts.length));
};

function plan(offer: Offer) {
  const { terms } = offer;
  if (terms.hidesPlan) return [];
  return terms.parts.map(({ amountCents, dueInDays }, index) => ({
    title: partTitle(offer, index + 1),
    amount: wireCents(amountCents, terms),
    description: terms.partDescription ?? (({ offer: words }: Texts) => words.partOf),
    // Covers both formats of the API: with and without a time.
    pay_time: payDateIso(offer, dueInDays) + (terms.sendsText ? ' 23:59:59' : ''),
  }));
}

/** Returns the fields of both confirmation pages: amount, detail rows, repayment plan, and the question before leaving the page. */
export function commonWords(offer: Offer) {
  const { terms } = offer;
  const { backQuestion } = terms;
  return {
    amount: wireCents(terms.amountCents, terms),
    details: terms.details.map(({ text, value }) => ({ text: sampleWords(text), value })),
    repay_plans: plan(offer),
    isPopType: wireFlag(backQuestion !== undefined, terms),
    popTitle: sampleWords(backQuestion?.title ?? ''),
    popContent: sampleWords(backQuestion?.content ?? ''),
  };
}
