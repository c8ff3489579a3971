import { and, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { type Complaint, complaints } from '../database/complaintTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Order, orders } from '../database/schema.ts';

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
