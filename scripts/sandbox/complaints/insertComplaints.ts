import { type Complaint, complaints, evidence } from '../database/complaintTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { addDays } from '../loan/dates.ts';
import type { BorrowerSeed } from '../seed/borrowerSeed.ts';
import { type ComplaintSeed, complaintSeeds } from './complaintSeeds.ts';
import { STAFF } from './evidence.ts';
import { samplePng } from './samplePng.ts';

type Side = 'asked' | 'answered';

/** Images of seeds have names that stay, such as `sample-1002-answered-1`. */
function imageNames(id: number, side: Side, count = 0): string[] {
  return Array.from({ length: count }, (_, index) => `sample-${id}-${side}-${index + 1}`);
}

const timeOf = (todayIso: string, daysAgo: number, time: string): string => `${addDays(todayIso, -daysAgo)} ${time}`;

function answerOf({ id, daysAgo, answer }: ComplaintSeed, todayIso: string) {
  return {
    answeredAt: answer === undefined ? '' : timeOf(todayIso, daysAgo - 1, '09:00:00'),
    reply: answer?.reply ?? '',
    replyImages: imageNames(id, 'answered', answer?.imageCount),
    asksForRating: answer?.rating !== undefined,
    score: typeof answer?.rating === 'number' ? answer.rating : 0,
  };
}

function complaintRow(seed: ComplaintSeed, { userId, orderId }: BorrowerSeed, todayIso: string): Complaint {
  return {
    id: seed.id,
    at: timeOf(todayIso, seed.daysAgo, `0${seed.id % 10}:05:09`),
    userId,
    orderId,
    type: String(seed.type),
    subtype: String(seed.subtype ?? ''),
    content: seed.content,
    images: imageNames(seed.id, 'asked', seed.imageCount),
    ...answerOf(seed, todayIso),
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
