import { asc, eq } from 'drizzle-orm';
import type { Call } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Order, orders } from '../database/schema.ts';

/** Who complains, with all orders of theirs. */
export interface Complainant {
  readonly userId: string;
  readonly orders: readonly Order[];
  /** Values and flags go as text instead of numbers. */
  readonly sendsText: boolean;
}

/** The borrower of the session. */
export async function findComplainant(call: Call, db: Queries): Promise<Complainant> {
  const userId = call.borrowerId;
  const ofUser = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id));
  return { userId, orders: ofUser, sendsText: ofUser.some(({ traits }) => traits.sendsText === true) };
}

/** A number as it goes to this borrower. */
export function wireNumber(number: number, { sendsText }: Complainant): number | string {
  return sendsText ? String(number) : number;
}
