import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../database/openDatabase.ts';
import { type Order, type PayCode, payCodes } from '../database/schema.ts';
import { codeRules } from './channels.ts';
import { timeText } from './dates.ts';
import { type Due, type Loan, readLoan } from './loan.ts';
import { takePayment } from './takePayment.ts';

const HOUR_MS = 3_600_000;

/** Fourteen digits, as shops print them. */
const newCode = (): string => `71${String(randomInt(10 ** 12)).padStart(12, '0')}`;

/** Identifies a pay code: the code itself, in a shop, or the token of its page. */
type PayCodeKey = { readonly code: string } | { readonly token: string };

/** @returns the row of a pay code; undefined if there is none. */
export async function readPayCodeRow(db: Queries, key: PayCodeKey): Promise<PayCode | undefined> {
  const isIt = 'code' in key ? eq(payCodes.code, key.code) : eq(payCodes.token, key.token);
  const [row] = await db.select().from(payCodes).where(isIt);
  return row;
}

/** Until when a code can be paid, in milliseconds since 1970. */
export const validUntilMs = ({ channelNumber, createdAtMs }: PayCode): number =>
  createdAtMs + codeRules(channelNumber).validHours * HOUR_MS;

/**
 * @returns the code to pay the amount due at a channel. The first request makes it, and later ones get the same code, until it expires or the
 * order changes. Has to run in the transaction that has read the order.
 */
export async function ensurePayCode(
  tx: Queries,
  order: Order,
  channelNumber: string,
  due: Due,
  nowMs: number,
): Promise<PayCode> {
  const { amountCents, isDelay } = due;
  const sameDue = and(eq(payCodes.amountCents, amountCents), eq(payCodes.isDelay, isDelay));
  const sameOrder = and(eq(payCodes.orderId, order.id), eq(payCodes.revision, order.revision));
  const [newest] = await tx
    .select()
    .from(payCodes)
    .where(and(sameOrder, sameDue, eq(payCodes.channelNumber, channelNumber)))
    .orderBy(desc(payCodes.createdAtMs))
    .limit(1);
  if (newest && nowMs <= validUntilMs(newest)) return newest;
  const key = { orderId: order.id, revision: order.revision, channelNumber, amountCents, isDelay };
  const made = { ...key, code: newCode(), token: randomUUID(), paidAt: '', createdAtMs: nowMs };
  await tx.insert(payCodes).values(made);
  return made;
}

/** A pay code with the loan that it pays. */
export interface PayCodeView {
  readonly payCode: PayCode;
  readonly loan: Loan;
  /** Valid for one payment, already paid, for an amount that is not due any more, or no longer valid. */
  readonly state: 'open' | 'paid' | 'outdated' | 'expired';
}

function stateOf(payCode: PayCode, loan: Loan, nowMs: number): PayCodeView['state'] {
  if (payCode.paidAt !== '') return 'paid';
  if (payCode.revision !== loan.order.revision) return 'outdated';
  return nowMs <= validUntilMs(payCode) ? 'open' : 'expired';
}

/** @returns a pay code with its loan; null if there is none. */
export async function readPayCode(db: Queries, key: PayCodeKey, nowMs: number): Promise<PayCodeView | null> {
  const payCode = await readPayCodeRow(db, key);
  const loan = payCode === undefined ? null : await readLoan(db, payCode.orderId);
  if (payCode === undefined || loan === null) return null;
  return { payCode, loan, state: stateOf(payCode, loan, nowMs) };
}

/**
 * Pays with a code, once: the write lock is held from reading the code to writing the payment, so the second of two simultaneous
 * payments finds it paid. @returns the state of the code before; only `open` means that it was paid now. Null: there is no such code.
 */
export function payWithCode(database: Database, key: PayCodeKey, nowMs: number): Promise<PayCodeView | null> {
  return inTransaction(database, async (tx) => {
    const view = await readPayCode(tx, key, nowMs);
    if (view?.state !== 'open') return view;
    const { code, channelNumber, amountCents, isDelay } = view.payCode;
    await tx
      .update(payCodes)
      .set({ paidAt: timeText(nowMs) })
      .where(eq(payCodes.code, code));
    await takePayment(tx, view.loan, { payCode: code, channelNumber, amountCents, isDelay }, nowMs);
    return view;
  });
}
