import { inTransaction } from '../database/inTransaction.ts';
import { storeRatings } from '../database/schema.ts';
import { badRequest } from '../http/refusal.ts';
import { timeText } from '../loan/dates.ts';
import { type Call, requiredWholeNumber, textOf } from './call.ts';

/** Keeps a rating of the store. Where the session names an order, that order is not asked again. */
export async function rateStore(call: Call): Promise<null> {
  const score = requiredWholeNumber(call, 'score');
  if (score < 1 || score > 5) throw badRequest('The score must be from 1 to 5.');
  const rating = { at: timeText(call.nowMs), orderId: textOf(call, 'orderId'), score };
  await inTransaction(call.database, (tx) => tx.insert(storeRatings).values(rating));
  return null;
}
