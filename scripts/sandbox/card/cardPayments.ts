import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { type CardPayment, cardPayments, type Order } from '../database/schema.ts';
import { Refusal, refusalCodes } from '../http/envelope.ts';
import { CARD } from '../loan/channels.ts';
import type { Loan } from '../loan/loan.ts';
import { takePayment } from '../loan/takePayment.ts';

/** How long an SMS code is valid. */
export const CODE_LIFE_MS = 10 * 60_000;

/** The number of wrong tries that makes a code invalid. */
const MAX_TRIES = 5;

// Receipts show this number as the payment's reference, so it starts at six digits, as a real service's would.
const FIRST_NUMBER = 480_001;

/** Converts a payment's database id to the number that API and receipts show. */
export const recordNumber = (paymentId: number): number => paymentId + FIRST_NUMBER - 1;

/** Converts a payment's number back to its database id; does not check whether the payment exists. */
export const paymentIdOf = (number: number): number => number - FIRST_NUMBER + 1;

/** Returns the token for starting a card payment; it changes with every change of the amount due. */
export const repayTokenOf = ({ token, revision }: Order): string => `rt-${token}-${revision}`;

/** Refuses a token of another order; one of an earlier revision passes. */
export function requireTokenOf({ token }: Order, given: string): void {
  if (!given.startsWith(`rt-${token}-`))
    throw new Refusal(refusalCodes.tokenUnknown, 'There is no such repay token of this order.');
}

/** Creates a payment in the state `waiting`, and voids the order's earlier payment if it is still waiting for its code. */
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

/** Returns the order's payment with this database id, if there is one. */
export async function readPayment(tx: Queries, orderId: string, id: number): Promise<CardPayment | undefined> {
  const wanted = and(eq(cardPayments.id, id), eq(cardPayments.orderId, orderId));
  return (await tx.select().from(cardPayments).where(wanted))[0];
}

/** Counts a wrong code. @returns whether this makes the payment void. */
export async function noteWrongCode(tx: Queries, { id, tries }: CardPayment): Promise<boolean> {
  const isVoid = tries + 1 >= MAX_TRIES;
  const set = { tries: tries + 1, ...(isVoid && { state: 'void' as const }) };
  await tx.update(cardPayments).set(set).where(eq(cardPayments.id, id));
  return isVoid;
}

/** Returns whether a payment with this token has been completed. */
export async function isSpent(tx: Queries, token: string): Promise<boolean> {
  return (await tx.$count(cardPayments, and(eq(cardPayments.token, token), eq(cardPayments.state, 'paid')))) > 0;
}

/** Completes a payment. Has to run in the transaction that has found the payment waiting and the loan unchanged. */
export async function payByCard(tx: Queries, loan: Loan, payment: CardPayment, nowMs: number): Promise<void> {
  await tx.update(cardPayments).set({ state: 'paid' }).where(eq(cardPayments.id, payment.id));
  const { amountCents, id } = payment;
  await takePayment(tx, loan, { payCode: String(id), channelNumber: CARD, amountCents, isDelay: false }, nowMs);
}
