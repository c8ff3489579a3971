import { and, desc, eq } from 'drizzle-orm';
import { type Complaint, complaints } from '../database/complaintTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import type { Complainant } from './complainant.ts';

/** A complaint as it comes in; all that an answer brings is still to come. */
export type NewComplaint = Pick<Complaint, 'at' | 'userId' | 'orderId' | 'type' | 'subtype' | 'content' | 'images'>;

/** What a complaint holds while nobody has answered it. */
export const unanswered = { answeredAt: '', reply: '', replyImages: [], asksForRating: false, score: 0 } as const;

/** Stores a complaint, as often as it is sent. */
export async function insertComplaint(tx: Queries, complaint: NewComplaint): Promise<void> {
  await tx.insert(complaints).values({ ...complaint, ...unanswered });
}

/** All complaints of a borrower, newest first. */
export function complaintsOf(db: Queries, { userId }: Complainant): Promise<Complaint[]> {
  const ofUser = db.select().from(complaints).where(eq(complaints.userId, userId));
  return ofUser.orderBy(desc(complaints.at), desc(complaints.id));
}

/** A borrower's own complaint; refuses a number that there is not, and another borrower's just the same. */
export async function requireOwn(db: Queries, id: number | null, { userId }: Complainant): Promise<Complaint> {
  const own = and(eq(complaints.id, id ?? -1), eq(complaints.userId, userId));
  const [complaint] = await db.select().from(complaints).where(own);
  if (complaint !== undefined) return complaint;
  throw new Refusal(refusalCodes.complaintUnknown, ({ refusals }) => refusals.complaintUnknown);
}

/** Whether the borrower is still to be asked how well they were served. */
export const needsRating = ({ asksForRating, score }: Complaint): boolean => asksForRating && score === 0;
