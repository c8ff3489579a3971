import { asc, eq } from 'drizzle-orm';
import type { Call } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Order, orders } from '../database/schema.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';

/** Who complains, with all orders of theirs. */
export interface Complainant {
  readonly userId: string;
  readonly orders: readonly Order[];
  /** Values and flags go as text instead of numbers. */
  readonly sendsText: boolean;
}

/** A link without a user is still of the borrower whose order it names. */
async function userIdOf(call: Call, db: Queries): Promise<string> {
  const { userId, orderId = '' } = call.query;
  if (userId !== undefined) return userId;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order?.userId ?? '';
}

/** The borrower of the session, who may be nobody that the sandbox knows. */
export async function findComplainant(call: Call, db: Queries): Promise<Complainant> {
  const userId = await userIdOf(call, db);
  const ofUser = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id));
  return { userId, orders: ofUser, sendsText: ofUser.some(({ traits }) => traits.sendsText === true) };
}

/** The borrower of the session; refuses a session that names none. */
export async function requireComplainant(call: Call, db: Queries): Promise<Complainant> {
  const complainant = await findComplainant(call, db);
  if (complainant.userId !== '') return complainant;
  throw new Refusal(refusalCodes.anotherAccount, 'Please open this page from the app again.');
}

/** A number as it goes to this borrower. */
export function wireNumber(number: number, { sendsText }: Complainant): number | string {
  return sendsText ? String(number) : number;
}
