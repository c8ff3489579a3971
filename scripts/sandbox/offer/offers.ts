import { and, asc, eq } from 'drizzle-orm';
import { type Call, requiredText, textOf } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Offer, type Order, offers } from '../database/schema.ts';
import { refusal } from '../http/refusal.ts';
import { addDays } from '../loan/dates.ts';
import { wireCents, wireFlag } from '../loan/money.ts';
import type { Texts } from '../texts/en.ts';
import { sampleWords, type Words } from '../texts/texts.ts';

/** The offer of a product to the borrower who calls, taken or not, but one that still waits first; refuses where there is none. */
export async function findOffer(call: Call, db: Queries): Promise<Offer> {
  const productId = requiredText(call, 'productId');
  const wanted = and(eq(offers.userId, call.borrowerId), eq(offers.productId, productId));
  const [offer] = await db.select().from(offers).where(wanted).orderBy(asc(offers.pushedAt));
  if (!offer) throw refusal('offerUnknown');
  return offer;
}

/** The offer that waits for the borrower's word; refuses where there is none, or no longer. */
export async function findOpenOffer(call: Call, db: Queries): Promise<Offer> {
  const offer = await findOffer(call, db);
  if (offer.pushedAt !== '') throw refusal('offerUnknown');
  return offer;
}

/** The offer under this order number that still waits for the word of the borrower who calls, if there is one. */
export async function findOfferedOrder(call: Call, db: Queries): Promise<Offer | undefined> {
  const ofOrder = and(eq(offers.orderId, textOf(call, 'orderId')), eq(offers.userId, textOf(call, 'userId')));
  return (await db.select().from(offers).where(ofOrder)).find(({ pushedAt }) => pushedAt === '');
}

/** Whose an order or an offer is, and of what, as the other one has it too. */
export const whoOf = ({ userId, borrowerName, mobilePhone, productId, productName, story }: Offer | Order) => {
  return { userId, borrowerName, mobilePhone, productId, productName, story };
};

/** When a part is to be paid, `YYYY-MM-DD`. */
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
    // Both forms of a date.
    pay_time: payDateIso(offer, dueInDays) + (terms.sendsText ? ' 23:59:59' : ''),
  }));
}

/** What both confirmations have: the amount, the rows, the plan, and the question on the way back. */
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
