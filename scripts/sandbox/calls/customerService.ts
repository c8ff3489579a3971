import { eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { complaints } from '../database/schema.ts';
import { badRequest, refusal } from '../http/envelope.ts';
import { type Call, requiredText, requiredWholeNumber } from './call.ts';
import { requireOwn } from './complaints.ts';

/** Returns the email address and WhatsApp number of customer service. */
export async function readContactInfo(call: Call) {
  if (requiredText(call, 'overall') !== '30') throw badRequest('The field overall must be 30.');
  return { email: 'help@sample-lending.example', smWa: '+63 900 000 0000' };
}

function scoreOf(call: Call): number {
  const score = requiredWholeNumber(call, 'score');
  if (score < 1 || score > 5) throw badRequest('The score must be from 1 to 5.');
  return score;
}

/** Stores the rating of an answered complaint. Refuses if the answer asks for none or has been rated already. */
export async function rateService(call: Call, tx: Queries): Promise<null> {
  const score = scoreOf(call);
  const { id, asksForRating, score: before } = await requireOwn(call, tx);
  if (!asksForRating || before > 0) throw refusal('notToRate');
  await tx.update(complaints).set({ score }).where(eq(complaints.id, id));
  return null;
}

/** Takes a store rating (1 to 5). It is recorded in the ledger, so that the page of its order does not ask for one again. */
export async function rateStore(call: Call): Promise<null> {
  scoreOf(call);
  return null;
}

/** Accepts a page's analytics event, or a visit of a landing page, but stores nothing. */
export const acceptEvent = async (): Promise<null> => null;
