import { inTransaction } from '../database/inTransaction.ts';
import { landingEvents } from '../database/promotionTables.ts';
import { timeText } from '../loan/dates.ts';
import { type Call, type Handler, requiredText } from './call.ts';

const names = ['page_id', 'user_from', 'client_type', 'page_type', 'utm_tag', 'app_from', 'phone'];

const fieldsOf = (call: Call): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (call.query[name] === undefined ? [] : [[name, call.query[name]]])));

/** Counts a visit to a landing page, or a press of its button. */
export function trackLanding(kind: 'visit' | 'click'): Handler {
  return async (call) => {
    requiredText(call, 'page_type');
    const event = { kind, at: timeText(call.nowMs), fields: fieldsOf(call) };
    await inTransaction(call.database, (tx) => tx.insert(landingEvents).values(event));
    return null;
  };
}
