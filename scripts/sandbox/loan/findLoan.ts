import { asc, eq } from 'drizzle-orm';
import { type Call, requiredText } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Instalment, instalments, type Order, orders } from '../database/schema.ts';
import { asText } from '../http/fields.ts';
import { refusal } from '../http/refusal.ts';

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

const given = (call: Call, names: readonly string[]): string[] =>
  names.flatMap((name) => [asText(call.body[name]), call.query[name] ?? '']).filter((value) => value !== '');

const isStranger = (call: Call, { userId }: Order): boolean =>
  userId !== call.borrowerId || given(call, ['userId']).some((named) => named !== userId);

/** Returns the loan that a call names. Refuses unknown orders and another borrower's with the same code, and another product's. */
export async function findLoan(call: Call, db: Queries): Promise<Loan> {
  const loan = await readLoan(db, requiredText(call, 'orderId'));
  if (loan === null || isStranger(call, loan.order)) throw refusal('orderUnknown');
  if (given(call, ['productId', 'product_id']).some((productId) => productId !== loan.order.productId))
    throw refusal('anotherProduct');
  return loan;
}
