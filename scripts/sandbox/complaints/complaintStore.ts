import { and, asc, desc, eq } from 'drizzle-orm';
import { type Call, requiredText } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Complaint, complaints, type Order, orders } from '../database/schema.ts';
import { asWholeNumber } from '../http/fields.ts';
import { refusal } from '../http/refusal.ts';

/** Returns the calling borrower's orders. */
export const ordersOf = ({ borrowerId }: Call, db: Queries): Promise<Order[]> =>
  db.select().from(orders).where(eq(orders.userId, borrowerId)).orderBy(asc(orders.id));

/** Returns all complaints of the calling borrower, newest first. */
export const complaintsOf = ({ borrowerId }: Call, db: Queries): Promise<Complaint[]> =>
  db
    .select()
    .from(complaints)
    .where(eq(complaints.userId, borrowerId))
    .orderBy(desc(complaints.at), desc(complaints.id));

/** Returns the complaint that a call names. Refuses an unknown one and another borrower's with the same code. */
export async function requireOwn(call: Call, db: Queries): Promise<Complaint> {
  const id = asWholeNumber(requiredText(call, 'problemId')) ?? -1;
  const own = and(eq(complaints.id, id), eq(complaints.userId, call.borrowerId));
  const [complaint] = await db.select().from(complaints).where(own);
  if (!complaint) throw refusal('complaintUnknown');
  return complaint;
}
