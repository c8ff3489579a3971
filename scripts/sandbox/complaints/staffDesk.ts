import { desc, eq, inArray } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../database/openDatabase.ts';
import { type Complaint, complaints, evidence, type Order, orders } from '../database/schema.ts';
import { badRequest } from '../http/refusal.ts';
import { timeText } from '../loan/dates.ts';
import { type Evidence, examine, MAX_IMAGES, STAFF } from './evidence.ts';

/** Returns all complaints, or those of one borrower, with the writers' names: open ones first, then newest first. */
export async function complaintsForStaff(db: Queries, userId: string) {
  const found = await db
    .select()
    .from(complaints)
    .where(userId === '' ? undefined : eq(complaints.userId, userId))
    .orderBy(desc(eq(complaints.answeredAt, '')), desc(complaints.at), desc(complaints.id));
  const userIds = found.map((complaint) => complaint.userId);
  const writers = await db.select().from(orders).where(inArray(orders.userId, userIds));
  const names = new Map(writers.map((order) => [order.userId, order.borrowerName]));
  return found.map((complaint) => ({
    ...complaint,
    writer: names.get(complaint.userId) ?? `user ${complaint.userId}`,
  }));
}

/** A complaint with its order, or with any other order of the borrower if it has none. */
export interface StaffView {
  readonly complaint: Complaint;
  readonly order: Order | undefined;
}

/** Reads a complaint with its order, if there is one with this number. */
export async function readForStaff(db: Queries, id: number): Promise<StaffView | undefined> {
  const [complaint] = await db.select().from(complaints).where(eq(complaints.id, id));
  if (!complaint) return undefined;
  const ofUser = await db.select().from(orders).where(eq(orders.userId, complaint.userId));
  return { complaint, order: ofUser.find((each) => each.id === complaint.orderId) ?? ofUser[0] };
}

/** The maximum length of an answer, in UTF-16 code units, like the `maxlength` of a textarea. */
export const LONGEST_REPLY = 2000;

/** Returns the text of an answer, trimmed, with \n line ends: a form sends \r\n. */
export function replyIn(form: FormData): string {
  const reply = form.get('reply');
  return typeof reply === 'string' ? reply.replaceAll('\r\n', '\n').trim() : '';
}

async function imagesIn(form: FormData, orderId: string, nowMs: number): Promise<Evidence[]> {
  // If no file was chosen, a browser sends one file without a name.
  const files = form.getAll('images').filter((value) => typeof value !== 'string' && value.name !== '') as File[];
  if (files.length > MAX_IMAGES) throw badRequest(`An answer takes at most ${MAX_IMAGES} images.`);
  const contents = await Promise.all(files.map((file) => file.arrayBuffer()));
  return contents.map((content) => examine(new Uint8Array(content), { userId: STAFF, orderId }, nowMs));
}

/** Stores the answer to a complaint, replacing an earlier one; refuses an answer without text and images. */
export async function answerComplaint(
  database: Database,
  complaint: Complaint,
  form: FormData,
  nowMs: number,
): Promise<void> {
  const reply = replyIn(form);
  const images = await imagesIn(form, complaint.orderId, nowMs);
  if (reply === '' && images.length === 0) throw badRequest('Please write an answer, or choose an image.');
  if (reply.length > LONGEST_REPLY) throw badRequest(`The answer is longer than ${LONGEST_REPLY} characters.`);
  const answer = { reply, replyImages: images.map(({ name }) => name), asksForRating: form.has('asksForRating') };
  await inTransaction(database, async (tx) => {
    if (images.length > 0) await tx.insert(evidence).values(images);
    await tx
      .update(complaints)
      .set({ ...answer, answeredAt: timeText(nowMs) })
      .where(eq(complaints.id, complaint.id));
  });
}
