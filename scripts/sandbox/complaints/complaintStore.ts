import { and, asc, desc, eq } from 'drizzle-orm';
import { type Call, requiredText } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Complaint, complaints, type Order, orders } from '../database/schema.ts';
import { asWholeNumber } from '../http/fields.ts';
import { refusal } from '../http/refusal.ts';
import { wireCents } from '../loan/money.ts';

/** The orders of the borrower who calls. */
export const ordersOf = ({ borrowerId }: Call, db: Queries): Promise<Order[]> =>
  db.select().from(orders).where(eq(orders.userId, borrowerId)).orderBy(asc(orders.id));

/** How numbers go to a borrower: as text to one of whose orders that is said. */
export function numbersFor(own: readonly Order[]): (number: number) => number | string {
  const sendsText = own.some(({ traits }) => traits.sendsText);
  return (number) => wireCents(number, { sendsText });
}

/** A complaint as it comes in; all that an answer brings is still to come. */
export type NewComplaint = Pick<Complaint, 'at' | 'userId' | 'orderId' | 'type' | 'subtype' | 'content' | 'images'>;

/** What a complaint holds while nobody has answered it. */
export const unanswered = { answeredAt: '', reply: '', replyImages: [], asksForRating: false, score: 0 } as const;

/** All complaints of the borrower who calls, newest first. */
export const complaintsOf = ({ borrowerId }: Call, db: Queries): Promise<Complaint[]> =>
  db
    .select()
    .from(complaints)
    .where(eq(complaints.userId, borrowerId))
    .orderBy(desc(complaints.at), desc(complaints.id));

/** The complaint that a call names; refuses a number that there is not, and another borrower's just the same. */
export async function requireOwn(call: Call, db: Queries): Promise<Complaint> {
  const id = asWholeNumber(requiredText(call, 'problemId')) ?? -1;
  const own = and(eq(complaints.id, id), eq(complaints.userId, call.borrowerId));
  const [complaint] = await db.select().from(complaints).where(own);
  if (!complaint) throw refusal('complaintUnknown');
  return complaint;
}
