import { asc, eq } from 'drizzle-orm';
import { complaints } from '../database/complaintTables.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database, Queries } from '../database/openDatabase.ts';
import { orders } from '../database/schema.ts';
import { asText, asWholeNumber, type Fields } from '../http/fields.ts';
import { badRequest } from '../http/refusal.ts';
import { timeText } from '../loan/dates.ts';
import { type NewComplaint, unanswered } from './complaintStore.ts';

const MOST = 20_000;
const MINUTE_MS = 60_000;

/** As many rows as go into one statement. */
const BATCH = 500;

async function firstOrderOf(tx: Queries, userId: string): Promise<string> {
  const [order] = await tx.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id)).limit(1);
  if (order === undefined) throw badRequest('userId must be a borrower of the sandbox.');
  return order.id;
}

function manyFor(userId: string, orderId: string, count: number, nowMs: number): NewComplaint[] {
  return Array.from({ length: count }, (_, index) => ({
    at: timeText(nowMs - (count - index) * MINUTE_MS),
    userId,
    orderId,
    type: '2',
    subtype: '',
    content: `Complaint ${index + 1} of ${count}, made for a test of size.`,
    images: [],
  }));
}

/** Adds `count` complaints for the borrower `userId`, a minute apart, all waiting; they go with the borrower's first order. */
export function seedMany(database: Database, fields: Fields, nowMs: number): Promise<void> {
  const [userId, count] = [asText(fields['userId']), asWholeNumber(fields['count'])];
  if (count === null || count < 1 || count > MOST) throw badRequest(`count must be from 1 to ${MOST}.`);
  return inTransaction(database, async (tx) => {
    const rows = manyFor(userId, await firstOrderOf(tx, userId), count, nowMs);
    for (let start = 0; start < count; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      await tx.insert(complaints).values(batch.map((row) => ({ ...row, ...unanswered })));
    }
  });
}
