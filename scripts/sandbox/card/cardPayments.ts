import { and, desc, eq, ne } from 'drizzle-orm';
import { type CardPayment, type CardPaymentState, cardPayments } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { CARD } from '../loan/channels.ts';
import type { Loan } from '../loan/findLoan.ts';
import { takePayment } from '../loan/takePayment.ts';

/** How long a code from the phone is good for. */
export const CODE_LIFE_MS = 10 * 60_000;

/** Wrong tries with which a code is void. */
export const MAX_TRIES = 5;

/** A payment as it is begun. */
export type NewPayment = Omit<CardPayment, 'id' | 'state'>;

/** Begins a payment; one of the same order that still waits for its code gives way to it. */
export async function beginPayment(tx: Queries, payment: NewPayment): Promise<CardPayment> {
  const waiting = and(eq(cardPayments.orderId, payment.orderId), eq(cardPayments.state, 'waiting'));
  await tx.update(cardPayments).set({ state: 'void' }).where(waiting);
  const state: CardPaymentState = 'waiting';
  const [row] = await tx
    .insert(cardPayments)
    .values({ ...payment, state })
    .returning();
  if (row === undefined) throw new Error('The payment was not stored.');
  return row;
}

/** The payment of an order under this number, or null. */
export async function readPayment(tx: Queries, orderId: string, id: number): Promise<CardPayment | null> {
  const wanted = and(eq(cardPayments.id, id), eq(cardPayments.orderId, orderId));
  const [row] = await tx.select().from(cardPayments).where(wanted);
  return row ?? null;
}

/** The newest payment of an order for which a code was sent, or null. */
export async function lastWithCode(tx: Queries, orderId: string): Promise<CardPayment | null> {
  const sent = and(eq(cardPayments.orderId, orderId), ne(cardPayments.code, ''));
  const [row] = await tx.select().from(cardPayments).where(sent).orderBy(desc(cardPayments.id)).limit(1);
  return row ?? null;
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
  const paid = and(eq(cardPayments.token, token), eq(cardPayments.state, 'paid'));
  return (await tx.select().from(cardPayments).where(paid).limit(1)).length > 0;
}

/** Really pays. Run it inside the transaction that found the payment waiting and the loan unchanged. */
export async function payByCard(tx: Queries, loan: Loan, payment: CardPayment, nowMs: number): Promise<void> {
  await tx.update(cardPayments).set({ state: 'paid' }).where(eq(cardPayments.id, payment.id));
  const { amountCents, id } = payment;
  await takePayment(tx, loan, { payCode: String(id), channelNumber: CARD, amountCents, isDelay: false }, nowMs);
}
