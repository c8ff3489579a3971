import { and, eq } from 'drizzle-orm';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import type { Call } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { offers, orders } from '../database/schema.ts';
import { refusal } from '../http/envelope.ts';
import { asText } from '../http/fields.ts';

/** Returns the session id of a borrower. It is predictable and never ends, so that links and tests stay the same. */
export const sampleSessionOf = (userId: string): string => `session-${userId}`;

/** Returns the user id of a session; '' if it is none. Whatever follows the user id after a stroke makes another session of the borrower. */
const userOfSession = (sessionId: string): string => /^session-(\w+)(-\w+)?$/.exec(sessionId)?.[1] ?? '';

/** Calls that work without a session: visitors of a landing page and users whose login failed have none. */
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

/** This call may contain any order id: it returns only the borrower's own orders, and null for any other id. */
const NAMES_ANY_ORDER = 'readComplaintStart' satisfies CallName;

/** Returns whether the user has this order or offer, or any at all. An offer already has the order id that its loan will get. */
async function has(db: Queries, userId: string, orderId?: string): Promise<boolean> {
  const ofOrder = and(eq(orders.userId, userId), orderId ? eq(orders.id, orderId) : undefined);
  const ofOffer = and(eq(offers.userId, userId), orderId ? eq(offers.orderId, orderId) : undefined);
  return (await db.$count(orders, ofOrder)) + (await db.$count(offers, ofOffer)) > 0;
}

/** Returns the borrower of the session in the query; '' if there is none, or `userId` is another borrower. */
async function borrowerOf({ query }: Call, db: Queries): Promise<string> {
  const owner = userOfSession(query['sessionId'] ?? '');
  const isNamed = query['userId'] === undefined || query['userId'] === owner;
  return isNamed && (await has(db, owner)) ? owner : '';
}

/**
 * Returns the user id of the call's session; '' for an open call without a valid session.
 * @throws {Refusal} if any other call has no valid session, or names an order of another borrower (except `NAMES_ANY_ORDER`)
 */
export async function requireBorrower(call: Call, db: Queries): Promise<string> {
  const { body, name, query } = call;
  const userId = await borrowerOf(call, db);
  if (openCalls.has(name)) return userId;
  if (userId === '') throw refusal('sessionEnded');
  const named = [query['orderId'], asText(body['orderId']), asText(body['orderNo'])];
  for (const orderId of name === NAMES_ANY_ORDER ? [] : named) {
    if (orderId && !(await has(db, userId, orderId))) throw refusal('orderUnknown');
  }
  return userId;
}
