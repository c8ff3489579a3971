import { asc, eq } from 'drizzle-orm';
import { DUE_SOON, OVERDUE, REPAYABLE } from '../../../shared/domain/orderStatus.ts';
import { type Call, requiredText, textOf } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Instalment, instalments, type Order, orders } from '../database/schema.ts';
import { refusal } from '../http/envelope.ts';
import { addDays } from './dates.ts';

/** An order with its instalments, first to last. */
export interface Loan {
  readonly order: Order;
  readonly parts: readonly Instalment[];
}

/** Reads the loan with this order number; null if there is none. */
export async function readLoan(db: Queries, orderId: string): Promise<Loan | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) return null;
  const ofOrder = db.select().from(instalments).where(eq(instalments.orderId, orderId));
  return { order, parts: await ofOrder.orderBy(asc(instalments.number)) };
}

/** Returns the loan that a call names. Refuses unknown orders and another borrower's with the same code, and another product's. */
export async function findLoan(call: Call, db: Queries): Promise<Loan> {
  const loan = await readLoan(db, requiredText(call, 'orderId'));
  if (loan === null || loan.order.userId !== call.borrowerId) throw refusal('orderUnknown');
  const products = ['productId', 'product_id'].map((name) => textOf(call, name));
  if (products.some((named) => named !== '' && named !== loan.order.productId)) throw refusal('anotherProduct');
  return loan;
}

/** How far a rollover moves the due dates. */
export const ROLLOVER_DAYS = 14;

/** The amount that a borrower can pay now, and its due date. */
export interface Due {
  readonly amountCents: number;
  readonly dueDateIso: string;
  readonly isDelay: boolean;
}

const repaidStatuses: readonly number[] = [REPAYABLE, DUE_SOON, OVERDUE].map(Number);
const extendableStatuses: readonly number[] = [DUE_SOON, OVERDUE].map(Number);

/** @returns the first instalment that is not paid yet, or null. */
export function nextPart(loan: Loan): Instalment | null {
  return loan.parts.find((part) => part.paidAt === '') ?? null;
}

/** @returns the instalment due with its late charges; null if the order is not being repaid. */
export function dueInFull(loan: Loan): Due | null {
  const part = nextPart(loan);
  if (part === null || !repaidStatuses.includes(loan.order.status)) return null;
  return { amountCents: part.amountCents + loan.order.lateFeeCents, dueDateIso: part.dueDateIso, isDelay: false };
}

/** @returns the price of a rollover, and the new date; null if the order cannot be extended. */
function dueForRollover(loan: Loan): Due | null {
  const { isDelay, rolloverCents, status } = loan.order;
  const part = nextPart(loan);
  if (part === null || !isDelay || !extendableStatuses.includes(status)) return null;
  return { amountCents: rolloverCents, dueDateIso: addDays(part.dueDateIso, ROLLOVER_DAYS), isDelay: true };
}

/** @returns what is due now, for a rollover or a repayment. @throws Refusal if nothing is. */
export function requireDue(loan: Loan, isDelay: boolean): Due {
  const due = isDelay ? dueForRollover(loan) : dueInFull(loan);
  if (due === null) throw refusal(isDelay ? 'notExtendable' : 'nothingToRepay');
  return due;
}

/** @throws Refusal for any amount except exactly the amount due. */
export function requireAmount(due: Due, amountCents: number): void {
  if (due.amountCents !== amountCents) throw refusal('amountChanged');
}
