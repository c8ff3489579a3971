import { and, asc, desc, eq } from 'drizzle-orm';
import { type Call, requiredText } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Complaint, complaints, type Order, orders } from '../database/schema.ts';
import { asWholeNumber } from '../http/fields.ts';
import { refusal } from '../http/refusal.ts';
import { wireCents } from '../loan/money.ts';

/** Returns the calling borrower's orders. */
export const ordersOf = ({ borrowerId }: Call, db: Queries): Promise<Order[]> =>
  db.select().from(orders).where(eq(orders.userId, borrowerId)).orderBy(asc(orders.id));

/** Returns a serializer of numbers: to strings if any of the borrower's orders has the trait `sendsText`. */
export function numbersFor(own: readonly Order[]): (number: number) => number | string {
  const sendsText = own.some(({ traits }) => traits.sendsText);
  return (number) => wireCents(number, { sendsText });
}

/** A new complaint, without the fields of an answer. */
export type NewComplaint = Pick<Complaint, 'at' | 'userId' | 'orderId' | 'type' | 'subtype' | 'content' | 'images'>;

/** The answer fields of a complaint that has no answer yet. */
export const unanswered = { answeredAt: '', reply: '', replyImages: [], asksForRating: false, score: 0 } as const;

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
