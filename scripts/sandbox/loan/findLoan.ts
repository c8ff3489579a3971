import { asc, eq } from 'drizzle-orm';
import { type Call, requiredText, textOf } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Instalment, instalments, type Order, orders } from '../database/schema.ts';
import { refusal } from '../http/envelope.ts';

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
