import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queries } from '../database/openDatabase.ts';
import { type Complaint, complaints, evidence } from '../database/schema.ts';
import { addDays } from '../loan/dates.ts';
import type { BorrowerSeed } from '../seed/borrowers.ts';
import { STAFF } from './evidence.ts';

type Asked = Pick<Complaint, 'id' | 'type' | 'content'>;
type Answered = Pick<Complaint, 'images' | 'reply' | 'replyImages' | 'asksForRating'>;

/** The seeded complaints. Each is some days old, so that a new one is always the newest. */
const seeds: readonly (Asked & Partial<Answered> & { readonly daysAgo: number })[] = [
  {
    ...{ id: 1001, daysAgo: 1, type: '2', images: ['sample-1001-1'] },
    content: 'I paid at the counter yesterday and the order still shows the payment as due.',
  },
  {
    ...{ id: 1003, daysAgo: 4, type: '5', asksForRating: true },
    content: 'I cannot change my telephone number in the app.',
    reply: 'We have changed it for you. Please sign in again.',
  },
  {
    ...{ id: 1002, daysAgo: 9, type: '3', images: ['sample-1002-1', 'sample-1002-2'] },
    content: 'What is the processing fee for?\nIt was not in the summary that I saw.',
    reply:
      'The processing fee is part of the disclosure statement, section 3.\n\nWe have marked it in the two pictures.',
    replyImages: ['sample-1002-answered-1', 'sample-1002-answered-2'],
  },
];

/** The number of the order whose borrower has complained. */
const ORDER = '170001';

/** A small picture of a receipt. */
export const receiptPng = readFileSync(join(import.meta.dirname, 'receipt.png'));

/** Inserts the seeded complaints, if this is the order of the borrower who has them, with their images. */
export async function insertComplaints(
  tx: Queries,
  { orderId, userId }: BorrowerSeed,
  todayIso: string,
): Promise<void> {
  if (orderId !== ORDER) return;
  for (const { daysAgo, images = [], reply = '', replyImages = [], asksForRating = false, ...seed } of seeds) {
    const at = `${addDays(todayIso, -daysAgo)} 01:05:09`;
    const answeredAt = reply && `${addDays(todayIso, 1 - daysAgo)} 09:00:00`;
    const answer = { answeredAt, reply, replyImages, asksForRating, score: 0 };
    await tx.insert(complaints).values({ ...seed, ...answer, at, orderId, userId, subtype: '', images });
    const imageOf = (owner: string) => (name: string) => ({
      ...{ name, userId: owner, mediaType: 'image/png', bytes: receiptPng },
    });
    const all = [...images.map(imageOf(userId)), ...replyImages.map(imageOf(STAFF))];
    if (all.length > 0) await tx.insert(evidence).values(all).onConflictDoNothing();
  }
}
