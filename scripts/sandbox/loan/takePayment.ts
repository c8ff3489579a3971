import { and, eq, sql } from 'drizzle-orm';
import { REPAYABLE, SETTLED } from '../../../shared/domain/orderStatus.ts';
import type { Queries } from '../database/openDatabase.ts';
import { instalments, type LedgerRow, ledger, orders, type PayCode } from '../database/schema.ts';
import { timeText } from './dates.ts';
import { type Loan, nextPart, ROLLOVER_DAYS } from './loan.ts';

/** A line for the ledger; amounts are unchanged, so that those of refused calls are kept too. */
type LedgerEntry = Omit<LedgerRow, 'id' | 'at'>;

/** Adds a line to the ledger. */
export async function recordInLedger(db: Queries, entry: LedgerEntry, nowMs: number): Promise<void> {
  await db.insert(ledger).values({ ...entry, at: timeText(nowMs) });
}

/** A received payment: its code or number, its channel, and whether it is for a rollover or a repayment. */
type Payment = Pick<LedgerRow, 'payCode' | 'channelNumber' | 'isDelay'> & Pick<PayCode, 'amountCents'>;

async function moveDates(tx: Queries, orderId: string): Promise<void> {
  const unpaid = and(eq(instalments.orderId, orderId), eq(instalments.paidAt, ''));
  const later = sql`date(${instalments.dueDateIso}, ${`+${ROLLOVER_DAYS} days`})`;
  await tx.update(instalments).set({ dueDateIso: later }).where(unpaid);
}

/** Marks the next instalment as paid, with its late charges. @returns whether it was the last one. */
async function payNextPart(tx: Queries, loan: Loan, amountCents: number, at: string): Promise<boolean> {
  const part = nextPart(loan);
  if (part === null) throw new Error('A payment without a part to pay.');
  const ofPart = and(eq(instalments.orderId, part.orderId), eq(instalments.number, part.number));
  await tx.update(instalments).set({ paidAt: at, amountCents }).where(ofPart);
  return part.number === loan.parts.length;
}

async function changeOrder(tx: Queries, loan: Loan, status: number): Promise<void> {
  const { id, revision } = loan.order;
  const change = { status, isDelay: false, lateFeeCents: 0, revision: revision + 1 };
  const changed = await tx
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, id), eq(orders.revision, revision)));
  if (changed.rowsAffected !== 1) throw new Error('The order changed under its own lock.');
}

/**
 * Takes a payment of the amount due on a loan. Has to run in the transaction that has read the loan and found the payment open.
 * It increases the order's revision, so that no other code or token of this revision is valid for a payment any more.
 */
export async function takePayment(tx: Queries, loan: Loan, payment: Payment, nowMs: number): Promise<void> {
  const { amountCents, isDelay, ...way } = payment;
  const orderId = loan.order.id;
  if (isDelay) await moveDates(tx, orderId);
  const isLast = !isDelay && (await payNextPart(tx, loan, amountCents, timeText(nowMs)));
  await changeOrder(tx, loan, Number(isLast ? SETTLED : REPAYABLE));
  const entry = { ...way, kind: 'payment', orderId, amount: String(amountCents), isDelay, outcome: '00' };
  await recordInLedger(tx, entry, nowMs);
}
