import { inTransaction } from '../database/inTransaction.ts';
import { events } from '../database/schema.ts';
import { timeText } from '../loan/dates.ts';
import { type Call, requiredText, textOf } from './call.ts';

/** Keeps a point that a page reports. */
export async function saveEvent(call: Call): Promise<null> {
  const event = {
    at: timeText(call.nowMs),
    orderId: textOf(call, 'orderId'),
    productId: requiredText(call, 'productId'),
    moduleId: requiredText(call, 'moduleId'),
    positionId: requiredText(call, 'positionId'),
  };
  await inTransaction(call.database, (tx) => tx.insert(events).values(event));
  return null;
}
