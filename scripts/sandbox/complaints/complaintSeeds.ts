import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queries } from '../database/openDatabase.ts';
import { type Complaint, complaints, evidence } from '../database/schema.ts';
import { addDays } from '../loan/dates.ts';
import type { BorrowerSeed } from '../seed/borrowers.ts';
import { STAFF } from './evidence.ts';

type Asked = Pick<Complaint, 'id' | 'type' | 'content'>;
type Answered = Pick<Complaint, 'images' | 'reply' | 'replyImages' | 'asksForRating'>;

/** The seeded complaints by the order whose borrower has them. Each is some days old, so that a new one is always the newest. */
const seeds: { readonly [orderId: string]: readonly (Asked & Partial<Answered> & { readonly daysAgo: number })[] } = {
  '170001': [
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
  ],
  '180001': [
    { ...{ id: 1011, daysAgo: 1, type: '2' }, content: 'I was charged twice.' },
    {
      ...{ id: 1012, daysAgo: 6, type: '2' },
      content: 'Please send me proof of my payment.',
      reply: 'It is on its way.',
    },
  ],
};

/** A small picture of a receipt. */
export const receiptPng = readFileSync(join(import.meta.dirname, 'receipt.png'));

/** Inserts the seeded complaints of an order's borrower, with their images. */
export async function insertComplaints(
  tx: Queries,
  { orderId, userId }: BorrowerSeed,
  todayIso: string,
): Promise<void> {
  for (const { daysAgo, images = [], reply = '', replyImages = [], asksForRating = false, ...seed } of seeds[orderId] ??
    []) {
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
