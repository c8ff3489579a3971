import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queries } from '../database/openDatabase.ts';
import { type Complaint, complaints, evidence } from '../database/schema.ts';
import { addDays } from '../loan/dates.ts';
import type { BorrowerSeed } from '../seed/borrowers.ts';
import { STAFF } from './evidence.ts';

const unbroken = 'AReferenceWithoutAnySpaceThatIsLongerThanTheScreenOfAnyPhoneOnThisMarketIsWide0123456789';

/** A text of exactly 200 characters, the maximum. */
const longText =
  `The money never came, though the order says that it was sent: ${unbroken}. ` +
  'My bank looked twice and there is nothing of it.';

/** An answer of several paragraphs that does not fit on one screen. */
const longReply = [
  'Dear Maria Concepcion Guadalupe Villanueva-Magsaysay de los Santos y Buenaventura,',
  ...Array(5).fill(
    'The transfer was made to the account that ends in 4471, and the bank returned it on the next working day because the name ' +
      `of the account is not the name of the borrower. The number of the return is ${unbroken}.`,
  ),
  'Your customer service',
].join('\n\n');

/** A seeded complaint of a borrower. */
interface ComplaintSeed {
  readonly id: number;
  /** At least 1, so that a new complaint is always the newest, at any time of the day. */
  readonly daysAgo: number;
  readonly type: number;
  readonly subtype?: number;
  readonly content: string;
  readonly imageCount?: number;
  /** The staff's answer. `rating` is 'asked' if the borrower is asked for one, or a number if they have given one. */
  readonly answer?: { readonly reply: string; readonly imageCount?: number; readonly rating?: 'asked' | number };
}

type Rest = Omit<ComplaintSeed, 'id' | 'daysAgo' | 'type' | 'content'>;

const complaint = (id: number, daysAgo: number, type: number, content: string, rest: Rest = {}): ComplaintSeed => ({
  id,
  daysAgo,
  type,
  content,
  ...rest,
});

const ana: readonly ComplaintSeed[] = [
  complaint(1001, 1, 2, 'I paid at the counter yesterday and the order still shows the payment as due.', {
    imageCount: 1,
  }),
  complaint(1002, 9, 3, 'What is the processing fee for?\nIt was not in the summary that I saw.', {
    imageCount: 2,
    answer: {
      reply:
        'The processing fee is part of the disclosure statement, section 3.\n\nWe have marked it in the two pictures.',
      imageCount: 2,
    },
  }),
  complaint(1003, 4, 5, 'I cannot change my telephone number in the app.', {
    answer: { reply: 'We have changed it for you. Please sign in again.', rating: 'asked' },
  }),
  complaint(1004, 30, 6, 'Where is your nearest office?', {
    answer: { reply: 'We serve you online only. Please write to us here.', rating: 4 },
  }),
];

const mark: readonly ComplaintSeed[] = [
  complaint(1011, 1, 1, 'I was called eleven times on Sunday, the last time at 10:40 in the evening.', {
    subtype: 12,
    imageCount: 2,
  }),
  complaint(1012, 6, 2, 'Please send me proof of my payment.', { answer: { reply: '', imageCount: 3 } }),
];

const rosa: readonly ComplaintSeed[] = [
  complaint(1021, 3, 1, 'Your collector wrote to my employer.', {
    subtype: 13,
    answer: { reply: 'We are sorry. The agent has been told to write to you alone.', rating: 'asked' },
  }),
  complaint(
    1022,
    1,
    6,
    'Is <b>this</b> & "that" shown as I wrote it? 👍🏽\n\n  Two lines further down, and two blanks in.',
  ),
];

const long = complaint(1031, 2, 4, longText, { imageCount: 9, answer: { reply: longReply, imageCount: 9 } });

/** Newest first: the first fifteen are open, the rest are answered. */
const elena = Array.from({ length: 60 }, (_, index) =>
  complaint(
    2060 - index,
    index + 1,
    2 + (index % 5),
    `Complaint ${60 - index} of 60 about my repayment.`,
    index < 15 ? {} : { answer: { reply: 'Thank you for telling us. This is settled.' } },
  ),
);

/** The seeded complaints by order number. */
const complaintSeeds: Readonly<Partial<Record<string, readonly ComplaintSeed[]>>> = {
  '170001': ana,
  '180001': mark,
  '180002': rosa,
  '170999': [long],
  '200001': elena,
};

/** A small picture of a receipt. */
export const receiptPng = readFileSync(join(import.meta.dirname, 'receipt.png'));

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
  const row = (owner: string) => (name: string) => {
    return { name, userId: owner, mediaType: 'image/png', bytes: receiptPng };
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
