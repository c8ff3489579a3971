import { eq } from 'drizzle-orm';
import { STATUS_21, STATUS_110 } from '../../../shared/domain/orderStatus.ts';
import { type Call, textOf } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Offer, offers } from '../database/schema.ts';
import { newToken } from '../http/secrets.ts';
import { addDays, dayIso, daysBetween } from '../loan/dates.ts';
import { type Loan, readLoan } from '../loan/findLoan.ts';
import { addressIn, type Words } from '../texts/texts.ts';
import { findOffer, whoOf } from './offers.ts';

const usualTitles: readonly Words[] = [
  ({ offer }) => offer.agreement,
  ({ offer }) => offer.disclosure,
  ({ offer }) => offer.consent,
];

/** The position in the URL of the sample contract that forbids being framed. */
export const UNFRAMABLE = 'unframable';

/** Returns the titles of an offer's contracts, in the order of their positions, which start at 1. */
export const agreementTitles = ({ terms }: Offer): readonly Words[] => terms.agreementTitles ?? usualTitles;

/** Serializes the list of contracts. With `sendsText`, positions are strings, and contracts from the third on have an `id` instead. */
export function wireAgreements(offer: Offer) {
  const { sendsText } = offer.terms;
  return agreementTitles(offer).map((title, index) => {
    if (sendsText !== true) return { title, position: index + 1 };
    return index < 2 ? { title, position: String(index + 1) } : { title, id: index + 1 };
  });
}

/** Returns the URL of a contract's page. It contains a random token, because the page shows who borrows how much. */
export const agreementUrl = ({ origin, texts }: Call, { token }: Offer, position: string): string =>
  addressIn(`${origin}/sandbox/agreements/${token}/${position}`, texts);

/** Returns the URL of the contract that is shown before the offer; '' if there is none. */
export function firstAgreementUrl(call: Call, offer: Offer): string {
  const { agreement } = offer.terms;
  if (agreement === undefined) return '';
  return agreementUrl(call, offer, agreement === 'shown' ? '1' : UNFRAMABLE);
}

const FIRST_PART_DAYS = 30;
const UNSIGNED: readonly string[] = [STATUS_21, STATUS_110];

/** Derives the terms of a seeded loan from its instalments: 90 % of what the borrower repays was paid out. */
function termsOf({ parts }: Loan, offeredOn: string): Offer['terms'] {
  const paidCents = parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const amountCents = Math.round((paidCents * 0.9) / 100) * 100;
  const dues = parts.map((part) => {
    return { amountCents: part.amountCents, dueInDays: daysBetween(offeredOn, part.dueDateIso) };
  });
  const termDays = dues.at(-1)?.dueInDays ?? FIRST_PART_DAYS;
  const percentPerDay = ((paidCents - amountCents) / amountCents / termDays) * 100;
  const rateText = `${percentPerDay.toFixed(2)}%`;
  return { amountCents, termDays, termUnit: 'day', rateText, details: [], parts: dues };
}

/** Returns the contract of an order. A seeded order has had no offer: its contract is created at the first request. */
async function madeFor(tx: Queries, loan: Loan, nowMs: number): Promise<Offer | undefined> {
  const { id: orderId } = loan.order;
  const offeredOn = addDays(loan.parts[0]?.dueDateIso ?? dayIso(nowMs), -FIRST_PART_DAYS);
  const taken = { token: newToken(), isNew: false, offeredOn, pushedAt: `${offeredOn} 10:15:00` };
  await tx
    .insert(offers)
    .values({ orderId, ...whoOf(loan.order), ...taken, terms: termsOf(loan, offeredOn) })
    .onConflictDoNothing();
  return (await tx.select().from(offers).where(eq(offers.orderId, orderId)))[0];
}

/**
 * Returns the contract of the loan that a call names; if the borrower has no such order, the offer of the product.
 * Undefined for an application, because nothing is signed yet.
 */
export async function findContract(call: Call, tx: Queries): Promise<Offer | undefined> {
  const loan = await readLoan(tx, textOf(call, 'orderId'));
  const isOwn = loan?.order.userId === call.borrowerId && loan.order.productId === textOf(call, 'productId');
  if (loan === null || !isOwn) return findOffer(call, tx);
  return UNSIGNED.includes(String(loan.order.status)) ? undefined : madeFor(tx, loan, call.nowMs);
}
