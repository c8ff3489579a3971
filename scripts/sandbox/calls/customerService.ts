import { eq } from 'drizzle-orm';
import { requireOwn } from '../complaints/complaintStore.ts';
import type { Queries } from '../database/openDatabase.ts';
import { complaints, storeRatings } from '../database/schema.ts';
import { badRequest, refusal } from '../http/refusal.ts';
import { timeText } from '../loan/dates.ts';
import { type Call, requiredText, requiredWholeNumber, textOf } from './call.ts';

/** Where the borrower reaches customer service. */
export async function readContactInfo(call: Call) {
  if (requiredText(call, 'overall') !== '30') throw badRequest('The field overall must be 30.');
  return { email: 'help@sample-lending.example', smWa: '+63 900 000 0000' };
}

function scoreOf(call: Call): number {
  const score = requiredWholeNumber(call, 'score');
  if (score < 1 || score > 5) throw badRequest('The score must be from 1 to 5.');
  return score;
}

/** Keeps how well the borrower was served, once, where the answer asked for it. */
export async function rateService(call: Call, tx: Queries): Promise<null> {
  const score = scoreOf(call);
  const { id, asksForRating, score: before } = await requireOwn(call, tx);
  if (!asksForRating || before > 0) throw refusal('notToRate');
  await tx.update(complaints).set({ score }).where(eq(complaints.id, id));
  return null;
}

/** Keeps a rating of the store. Where the session names an order, that order is not asked again. */
export async function rateStore(call: Call, tx: Queries): Promise<null> {
  const score = scoreOf(call);
  await tx.insert(storeRatings).values({ at: timeText(call.nowMs), orderId: textOf(call, 'orderId'), score });
  return null;
}
