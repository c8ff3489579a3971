import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { type CardPayment, cardPayments, type Order, repayTokens } from '../database/schema.ts';
import { refusal } from '../http/refusal.ts';
import { CARD } from '../loan/channels.ts';
import type { Loan } from '../loan/findLoan.ts';
import { takePayment } from '../loan/takePayment.ts';

/** How long a code from the phone is good for. */
export const CODE_LIFE_MS = 10 * 60_000;

/** Wrong tries with which a code is void. */
const MAX_TRIES = 5;

// A receipt shows it as the reference of a payment: as long as a service's own are.
const FIRST_NUMBER = 480_001;

/** The number that a card payment has outside of the database. */
export const recordNumber = (paymentId: number): number => paymentId + FIRST_NUMBER - 1;

/** The payment of that number in the database, whether there is one or not. */
export const paymentIdOf = (number: number): number => number - FIRST_NUMBER + 1;

/**
 * What a payment by card is begun with. The first asking makes it and any other gets the same one, until the order
 * changes: run it inside a transaction that read the order.
 */
export async function ensureRepayToken(tx: Queries, { id: orderId, revision }: Order): Promise<string> {
  await tx
    .insert(repayTokens)
    .values({ token: `rt-${randomUUID()}`, orderId, revision })
    .onConflictDoNothing();
  const ofOrder = and(eq(repayTokens.orderId, orderId), eq(repayTokens.revision, revision));
  const [row] = await tx.select().from(repayTokens).where(ofOrder);
  if (!row) throw new Error('The repay token was not stored.');
  return row.token;
}

/** The revision of the order that a token was given for; refuses a token of another order, or of none. */
export async function revisionOfToken(tx: Queries, token: string, orderId: string): Promise<number> {
  const wanted = and(eq(repayTokens.token, token), eq(repayTokens.orderId, orderId));
  const [row] = await tx.select().from(repayTokens).where(wanted);
  if (!row) throw refusal('tokenUnknown');
  return row.revision;
}

/** Begins a payment; one of the same order that still waits for its code gives way to it. */
export async function beginPayment(tx: Queries, payment: Omit<CardPayment, 'id' | 'state'>): Promise<CardPayment> {
  const waiting = and(eq(cardPayments.orderId, payment.orderId), eq(cardPayments.state, 'waiting'));
  await tx.update(cardPayments).set({ state: 'void' }).where(waiting);
  const [row] = await tx
    .insert(cardPayments)
    .values({ ...payment, state: 'waiting' })
    .returning();
  if (!row) throw new Error('The payment was not stored.');
  return row;
}

/** The payment of an order under this number, if there is one. */
export async function readPayment(tx: Queries, orderId: string, id: number): Promise<CardPayment | undefined> {
  const wanted = and(eq(cardPayments.id, id), eq(cardPayments.orderId, orderId));
  return (await tx.select().from(cardPayments).where(wanted))[0];
}

/** The newest payment of an order for which a code was sent, if there is one. */
export async function lastWithCode(tx: Queries, orderId: string): Promise<CardPayment | undefined> {
  const sent = and(eq(cardPayments.orderId, orderId), ne(cardPayments.code, ''));
  return (await tx.select().from(cardPayments).where(sent).orderBy(desc(cardPayments.id)).limit(1))[0];
}

/** Counts a wrong code, and tells whether the payment's code is void by that. */
export async function noteWrongCode(tx: Queries, { id, tries }: CardPayment): Promise<boolean> {
  const isVoid = tries + 1 >= MAX_TRIES;
  const set = { tries: tries + 1, ...(isVoid && { state: 'void' as const }) };
  await tx.update(cardPayments).set(set).where(eq(cardPayments.id, id));
  return isVoid;
}

/** Whether a payment was made under this token already. */
export async function isSpent(tx: Queries, token: string): Promise<boolean> {
  return (await tx.$count(cardPayments, and(eq(cardPayments.token, token), eq(cardPayments.state, 'paid')))) > 0;
}

/** Really pays. Run it inside the transaction that found the payment waiting and the loan unchanged. */
export async function payByCard(tx: Queries, loan: Loan, payment: CardPayment, nowMs: number): Promise<void> {
  await tx.update(cardPayments).set({ state: 'paid' }).where(eq(cardPayments.id, payment.id));
  const { amountCents, id } = payment;
  await takePayment(tx, loan, { payCode: String(id), channelNumber: CARD, amountCents, isDelay: false }, nowMs);
}
