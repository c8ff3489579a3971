import { asc, eq } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../database/openDatabase.ts';
import { type Complaint, complaints, evidence, orders } from '../database/schema.ts';
import { asText, asWholeNumber, type Fields } from '../http/fields.ts';
import { badRequest } from '../http/refusal.ts';
import { addDays, timeText } from '../loan/dates.ts';
import type { BorrowerSeed } from '../seed/borrowers.ts';
import { type ComplaintSeed, complaintSeeds } from './complaintSeeds.ts';
import { unanswered } from './complaintStore.ts';
import { STAFF } from './evidence.ts';
import { samplePng } from './samplePng.ts';

type Side = 'asked' | 'answered';

/** Images of seeds have names that stay, such as `sample-1002-answered-1`. */
function imageNames(id: number, side: Side, count = 0): string[] {
  return Array.from({ length: count }, (_, index) => `sample-${id}-${side}-${index + 1}`);
}

const timeOf = (todayIso: string, daysAgo: number, time: string): string => `${addDays(todayIso, -daysAgo)} ${time}`;

function complaintRow(seed: ComplaintSeed, { userId, orderId }: BorrowerSeed, todayIso: string): Complaint {
  const { id, answer, content, daysAgo, imageCount, subtype = '', type } = seed;
  return {
    id,
    at: timeOf(todayIso, daysAgo, `0${id % 10}:05:09`),
    userId,
    orderId,
    type: String(type),
    subtype: String(subtype),
    content,
    images: imageNames(id, 'asked', imageCount),
    answeredAt: answer ? timeOf(todayIso, daysAgo - 1, '09:00:00') : '',
    reply: answer?.reply ?? '',
    replyImages: imageNames(id, 'answered', answer?.imageCount),
    asksForRating: answer?.rating !== undefined,
    score: typeof answer?.rating === 'number' ? answer.rating : 0,
  };
}

function imageRows({ at, userId, orderId, images, replyImages }: Complaint) {
  const row = (owner: string) => (name: string, index: number) => {
    return { name, at, userId: owner, orderId, mediaType: 'image/png', bytes: samplePng(index) };
  };
  return [...images.map(row(userId)), ...replyImages.map(row(STAFF))];
}

/** Adds the complaints that come with a borrower's order, with their images. */
export async function insertComplaints(tx: Queries, borrower: BorrowerSeed, todayIso: string): Promise<void> {
  const rows = (complaintSeeds[borrower.orderId] ?? []).map((seed) => complaintRow(seed, borrower, todayIso));
  if (rows.length > 0) await tx.insert(complaints).values(rows);
  const images = rows.flatMap(imageRows);
  if (images.length > 0) await tx.insert(evidence).values(images);
}

const MOST = 20_000;
const MINUTE_MS = 60_000;

/** As many rows as go into one statement. */
const BATCH = 500;

/** Adds `count` complaints for the borrower `userId`, a minute apart, all waiting; they go with the borrower's first order. */
export function seedMany(database: Database, fields: Fields, nowMs: number): Promise<void> {
  const [userId, count] = [asText(fields['userId']), asWholeNumber(fields['count'])];
  if (count === null || count < 1 || count > MOST) throw badRequest(`count must be from 1 to ${MOST}.`);
  return inTransaction(database, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id)).limit(1);
    if (!order) throw badRequest('userId must be a borrower of the sandbox.');
    const about = { userId, orderId: order.id, type: '2', subtype: '', images: [], ...unanswered };
    const rows = Array.from({ length: count }, (_, index) => ({
      ...about,
      at: timeText(nowMs - (count - index) * MINUTE_MS),
      content: `Complaint ${index + 1} of ${count}, made for a test of size.`,
    }));
    for (let start = 0; start < count; start += BATCH)
      await tx.insert(complaints).values(rows.slice(start, start + BATCH));
  });
}
