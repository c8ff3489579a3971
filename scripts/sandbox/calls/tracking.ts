import type { Queries } from '../database/openDatabase.ts';
import { events, landingEvents } from '../database/schema.ts';
import { timeText } from '../loan/dates.ts';
import { type Call, type Handler, requiredText, textOf } from './call.ts';

/** Keeps a point that a page reports. */
export async function saveEvent(call: Call, tx: Queries): Promise<null> {
  await tx.insert(events).values({
    at: timeText(call.nowMs),
    orderId: textOf(call, 'orderId'),
    productId: requiredText(call, 'productId'),
    moduleId: requiredText(call, 'moduleId'),
    positionId: requiredText(call, 'positionId'),
  });
  return null;
}

const names = ['page_id', 'user_from', 'client_type', 'page_type', 'utm_tag', 'app_from', 'phone'];

/** Counts a visit to a landing page, or a press of its button. */
export function trackLanding(kind: 'visit' | 'click'): Handler {
  return async (call, tx) => {
    requiredText(call, 'page_type');
    const fields = names.flatMap((name) => (call.query[name] === undefined ? [] : [[name, call.query[name]]]));
    await tx.insert(landingEvents).values({ kind, at: timeText(call.nowMs), fields: Object.fromEntries(fields) });
    return null;
  };
}
