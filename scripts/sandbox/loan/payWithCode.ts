import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database, Queries } from '../database/openDatabase.ts';
import { instalments, orders, type PayCode, payCodes } from '../database/schema.ts';
import { timeText } from './dates.ts';
import { nextPart, ROLLOVER_DAYS } from './dueNow.ts';
import { type Loan, readLoan } from './findLoan.ts';
import { recordInLedger } from './recordInLedger.ts';

/** How a pay code stands: good for one payment, used up, or for an amount that is no longer what is due. */
export type CodeState = 'open' | 'paid' | 'outdated';

/** A pay code with the loan that it pays. */
export interface PayCodeView {
  readonly payCode: PayCode;
  readonly loan: Loan;
  readonly state: CodeState;
}

function stateOf(payCode: PayCode, loan: Loan): CodeState {
  if (payCode.paidAt !== '') return 'paid';
  return payCode.revision === loan.order.revision ? 'open' : 'outdated';
}

/** Looks a pay code up; null where there is none. */
export async function readPayCode(db: Queries, code: string): Promise<PayCodeView | null> {
  const [payCode] = await db.select().from(payCodes).where(eq(payCodes.code, code));
  const loan = payCode === undefined ? null : await readLoan(db, payCode.orderId);
  if (payCode === undefined || loan === null) return null;
  return { payCode, loan, state: stateOf(payCode, loan) };
}

async function moveDates(tx: Queries, orderId: string): Promise<void> {
  const unpaid = and(eq(instalments.orderId, orderId), eq(instalments.paidAt, ''));
  const later = sql`date(${instalments.dueDateIso}, ${`+${ROLLOVER_DAYS} days`})`;
  await tx.update(instalments).set({ dueDateIso: later }).where(unpaid);
}

/** Marks the next part paid and tells whether it was the last. */
async function payNextPart(tx: Queries, loan: Loan, at: string): Promise<boolean> {
  const part = nextPart(loan);
  if (part === null) throw new Error('An open pay code without a part to pay.');
  const ofPart = and(eq(instalments.orderId, part.orderId), eq(instalments.number, part.number));
  await tx.update(instalments).set({ paidAt: at }).where(ofPart);
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

async function settle(tx: Queries, { payCode, loan }: PayCodeView, nowMs: number): Promise<void> {
  const at = timeText(nowMs);
  const { code, orderId, channelNumber, amountCents, isDelay } = payCode;
  await tx.update(payCodes).set({ paidAt: at }).where(eq(payCodes.code, code));
  if (isDelay) await moveDates(tx, orderId);
  const isLast = !isDelay && (await payNextPart(tx, loan, at));
  await changeOrder(tx, loan, isLast ? 200 : 170);
  const amount = String(amountCents);
  const entry = { kind: 'payment', orderId, payCode: code, channelNumber, amount, isDelay, outcome: '00' };
  await recordInLedger(tx, entry, nowMs);
}

/**
 * Pays with a code, once: the write lock is held from reading the code to writing the payment, so of two payments at
 * one time the second finds it paid. Answers how the code stood before; only `open` was paid now. Null: no such code.
 */
export function payWithCode(database: Database, code: string, nowMs: number): Promise<PayCodeView | null> {
  return inTransaction(database, async (tx) => {
    const view = await readPayCode(tx, code);
    if (view?.state === 'open') await settle(tx, view, nowMs);
    return view;
  });
}
