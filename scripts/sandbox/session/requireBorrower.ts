import { and, eq } from 'drizzle-orm';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import type { Call } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { offers, orders } from '../database/schema.ts';
import { asText } from '../http/fields.ts';
import { refusal } from '../http/refusal.ts';
import { borrowerOfSession } from './sessionStore.ts';

/** Calls that somebody makes who has no session: a visitor of a landing page, or one whose login failed. */
const openCalls: ReadonlySet<string> = new Set<CallName>([
  'openProduct',
  'readCaptcha',
  'readCaptchaSession',
  'readContactInfo',
  'readFailedLogin',
  'readLandingTemplate',
  'register',
  'sendSmsCode',
  'trackClick',
  'trackVisit',
]);

/** It answers with the borrower's own orders; the one that it is asked about is among them, or is left out. */
const NAMES_ANY_ORDER = 'readComplaintStart' satisfies CallName;

/** The session stands in the query, and nowhere else; a user who is named beside it has to be the session's own. */
async function borrowerOf({ query }: Call, db: Queries): Promise<string | undefined> {
  const { sessionId, userId } = query;
  if (sessionId === undefined) return undefined;
  const owner = await borrowerOfSession(db, sessionId);
  return userId === undefined || userId === owner ? owner : undefined;
}

async function isOwn(db: Queries, orderId: string, userId: string): Promise<boolean> {
  if (await db.$count(orders, and(eq(orders.id, orderId), eq(orders.userId, userId)))) return true;
  // The order number of a loan that nobody has taken yet is kept free for it.
  return (await db.$count(offers, and(eq(offers.orderId, orderId), eq(offers.userId, userId)))) > 0;
}

const ordersNamedIn = ({ body, query }: Call): Set<string> =>
  new Set([query['orderId'] ?? '', asText(body['orderId']), asText(body['orderNo'])].filter((id) => id !== ''));

/**
 * The borrower whose session a call carries, by the user's number; '' where an open call comes without a session. Refuses any
 * other call without one, and, whatever the call is, an order that is not this borrower's.
 */
export async function requireBorrower(call: Call, db: Queries): Promise<string> {
  const userId = await borrowerOf(call, db);
  if (openCalls.has(call.name)) return userId ?? '';
  if (userId === undefined) throw refusal('sessionEnded');
  for (const orderId of call.name === NAMES_ANY_ORDER ? [] : ordersNamedIn(call)) {
    if (!(await isOwn(db, orderId, userId))) throw refusal('orderUnknown');
  }
  return userId;
}
