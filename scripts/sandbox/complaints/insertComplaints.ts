import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queries } from '../database/openDatabase.ts';
import { type Complaint, complaints, evidence } from '../database/schema.ts';
import { addDays } from '../loan/dates.ts';
import type { BorrowerSeed } from '../seed/borrowers.ts';
import { type ComplaintSeed, complaintSeeds } from './complaintSeeds.ts';
import { STAFF } from './evidence.ts';

const FOLDER = join(import.meta.dirname, 'receipts');

const pictures = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => readFileSync(join(FOLDER, `${number}.png`)));

/** Returns one of nine small pictures of a receipt, always the same for a number (modulo nine). */
export const samplePng = (number: number): Buffer => pictures.at(number % pictures.length) ?? Buffer.alloc(0);

/** Returns the names of seeded images, the same after each reset, such as `sample-1002-answered-1`. */
const imageNames = (id: number, side: 'asked' | 'answered', count = 0): string[] =>
  Array.from({ length: count }, (_, index) => `sample-${id}-${side}-${index + 1}`);

function complaintRow(seed: ComplaintSeed, { userId, orderId }: BorrowerSeed, todayIso: string): Complaint {
  const { id, answer, content, daysAgo, imageCount, subtype = '', type } = seed;
  return {
    id,
    at: `${addDays(todayIso, -daysAgo)} 0${id % 10}:05:09`,
    userId,
    orderId,
    type: String(type),
    subtype: String(subtype),
    content,
    images: imageNames(id, 'asked', imageCount),
    answeredAt: answer ? `${addDays(todayIso, 1 - daysAgo)} 09:00:00` : '',
    reply: answer?.reply ?? '',
    replyImages: imageNames(id, 'answered', answer?.imageCount),
    asksForRating: answer?.rating !== undefined,
    score: typeof answer?.rating === 'number' ? answer.rating : 0,
  };
}

function imageRows({ userId, images, replyImages }: Complaint) {
  const row = (owner: string) => (name: string, index: number) => {
    return { name, userId: owner, mediaType: 'image/png', bytes: samplePng(index) };
  };
  return [...images.map(row(userId)), ...replyImages.map(row(STAFF))];
}

/** Inserts the seeded complaints of a borrower's order, with their images. */
export async function insertComplaints(tx: Queries, borrower: BorrowerSeed, todayIso: string): Promise<void> {
  const rows = (complaintSeeds[borrower.orderId] ?? []).map((seed) => complaintRow(seed, borrower, todayIso));
  if (rows.length > 0) await tx.insert(complaints).values(rows);
  const images = rows.flatMap(imageRows);
  if (images.length > 0) await tx.insert(evidence).values(images).onConflictDoNothing();
}
