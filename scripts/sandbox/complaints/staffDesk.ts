import { and, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../database/openDatabase.ts';
import { type Complaint, complaints, evidence, type Order, orders } from '../database/schema.ts';
import { badRequest } from '../http/refusal.ts';
import { timeText } from '../loan/dates.ts';
import { type Evidence, examine, MAX_IMAGES, STAFF } from './evidence.ts';

/** Complaints on one page of the staff's list. */
export const PAGE_SIZE = 25;

/** What the staff look at: everything, or what one borrower wrote; all of it, or only what waits or is answered. */
export interface StaffFilter {
  readonly userId: string;
  readonly show: 'all' | 'waiting' | 'answered';
}

const isWaiting = eq(complaints.answeredAt, '');
const isAnswered = ne(complaints.answeredAt, '');

function chosen({ userId, show }: StaffFilter) {
  const byState = { all: undefined, waiting: isWaiting, answered: isAnswered }[show];
  return and(byState, userId === '' ? undefined : eq(complaints.userId, userId));
}

/** One page of the staff's list, counted from 1: those that wait first, then newest first. */
export function pageOfComplaints(db: Queries, filter: StaffFilter, number: number): Promise<Complaint[]> {
  return db
    .select()
    .from(complaints)
    .where(chosen(filter))
    .orderBy(desc(isWaiting), desc(complaints.at), desc(complaints.id))
    .limit(PAGE_SIZE)
    .offset((number - 1) * PAGE_SIZE);
}

/** How many complaints there are of a kind. */
export async function countComplaints(db: Queries, filter: StaffFilter): Promise<number> {
  const [row] = await db.select({ value: count() }).from(complaints).where(chosen(filter));
  return row?.value ?? 0;
}

/** The names of borrowers by their user number. */
export async function namesOf(db: Queries, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.userId, [...userIds]));
  return new Map(found.map(({ userId, borrowerName }) => [userId, borrowerName]));
}

/** A complaint with the order that it is about, or else any of the borrower's, to open their screens with. */
export interface StaffView {
  readonly complaint: Complaint;
  readonly order: Order | null;
}

/** A complaint as the staff see it, or null. */
export async function readForStaff(db: Queries, id: number): Promise<StaffView | null> {
  const [complaint] = await db.select().from(complaints).where(eq(complaints.id, id));
  if (complaint === undefined) return null;
  const ofUser = await db.select().from(orders).where(eq(orders.userId, complaint.userId));
  const order = ofUser.find((each) => each.id === complaint.orderId) ?? ofUser[0] ?? null;
  return { complaint, order };
}

/** The longest answer, in UTF-16 units, as the staff's text box counts. */
export const LONGEST_REPLY = 2000;

/** The text of an answer; a form sends every line's end as two characters. */
export function replyIn(form: FormData): string {
  const reply = form.get('reply');
  return typeof reply === 'string' ? reply.replaceAll('\r\n', '\n').trim() : '';
}

/** A browser sends one file without a name where none was chosen. */
function filesIn(form: FormData): File[] {
  return form.getAll('images').filter((value) => typeof value !== 'string' && value.name !== '') as File[];
}

async function imagesIn(form: FormData, orderId: string, nowMs: number): Promise<Evidence[]> {
  const files = filesIn(form);
  if (files.length > MAX_IMAGES) throw badRequest(`An answer takes at most ${MAX_IMAGES} images.`);
  const contents = await Promise.all(files.map((file) => file.arrayBuffer()));
  return contents.map((content) => examine(new Uint8Array(content), { userId: STAFF, orderId }, nowMs));
}

/** Answers a complaint, in place of an earlier answer; refuses one that says and shows nothing. */
export async function answerComplaint(
  database: Database,
  { complaint }: StaffView,
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
