import { and, eq } from 'drizzle-orm';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import type { Call } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { offers, orders } from '../database/schema.ts';
import { asText } from '../http/fields.ts';
import { refusal } from '../http/refusal.ts';
import { borrowerOfSession } from './sessionStore.ts';

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

/** Returns the borrower of the session in the query; undefined if there is none, or `userId` is another borrower. */
async function borrowerOf({ query }: Call, db: Queries): Promise<string | undefined> {
  const { sessionId, userId } = query;
  if (sessionId === undefined) return undefined;
  const owner = await borrowerOfSession(db, sessionId);
  return userId === undefined || userId === owner ? owner : undefined;
}

async function isOwn(db: Queries, orderId: string, userId: string): Promise<boolean> {
  if (await db.$count(orders, and(eq(orders.id, orderId), eq(orders.userId, userId)))) return true;
  // An offer already has the order id that its loan will get.
  return (await db.$count(offers, and(eq(offers.orderId, orderId), eq(offers.userId, userId)))) > 0;
}

const ordersNamedIn = ({ body, query }: Call): Set<string> =>
  new Set([query['orderId'] ?? '', asText(body['orderId']), asText(body['orderNo'])].filter((id) => id !== ''));

/**
 * Returns the user id of the call's session; '' for an open call without a valid session.
 * @throws {Refusal} if any other call has no valid session, or names an order of another borrower (except `NAMES_ANY_ORDER`)
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
