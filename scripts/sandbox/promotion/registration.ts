import { and, desc, eq, ne } from 'drizzle-orm';
import type { Call } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { offers, phoneMessages } from '../database/schema.ts';
import { newToken } from '../http/secrets.ts';
import { dayIso, momentIso } from '../loan/dates.ts';
import { newSmsCode, sendMessage } from '../loan/phone.ts';
import { onePart } from '../seed/offerTerms.ts';

const REST_MS = 60_000;
const LIFE_MS = 10 * 60_000;

/** Returns the last code that was sent to a phone, and its age; undefined if there is none. */
async function lastCode(db: Queries, phone: string, nowMs: number) {
  const withCode = and(eq(phoneMessages.mobilePhone, phone), ne(phoneMessages.code, ''));
  const newestFirst = db.select().from(phoneMessages).where(withCode).orderBy(desc(phoneMessages.id));
  const [last] = await newestFirst.limit(1);
  return last && { code: last.code, ageMs: nowMs - Date.parse(momentIso(last.at)) };
}

/** Returns whether this is the last code that was sent to the phone, within ten minutes. */
export async function isCodeRight(db: Queries, phone: string, typed: string, nowMs: number): Promise<boolean> {
  const last = await lastCode(db, phone, nowMs);
  return last !== undefined && last.ageMs <= LIFE_MS && last.code === typed;
}

/** Sends a code to a phone, in the language of the call. @returns false if the last one is less than a minute old */
export async function sendRegistrationCode(call: Call, tx: Queries, mobilePhone: string): Promise<boolean> {
  const last = await lastCode(tx, mobilePhone, call.nowMs);
  if (last && last.ageMs < REST_MS) return false;
  const code = newSmsCode();
  const to = { mobilePhone, userId: '', orderId: '' };
  await sendMessage(tx, to, call.texts.messages.register(code), code, call.nowMs);
  return true;
}

/** Returns the user id for a registered phone. */
const userOf = (phone: string): string => `6${phone}`;

/** Returns whether a phone has registered: each registration creates an offer. */
export async function isRegistered(db: Queries, phone: string): Promise<boolean> {
  return (await db.$count(offers, eq(offers.userId, userOf(phone)))) > 0;
}

/** Creates a registered borrower: the offer of a first loan, and a welcome message. */
export async function registerBorrower(tx: Queries, mobilePhone: string, call: Call): Promise<void> {
  const userId = userOf(mobilePhone);
  await tx.insert(offers).values({
    orderId: `17${userId}`,
    token: newToken(),
    userId,
    borrowerName: `Registered ${mobilePhone.slice(-4)}`,
    mobilePhone,
    productId: '2001',
    productName: 'Sample Peso Loan',
    story: 'Registered on a landing page: no account is bound yet, and a first loan waits.',
    offeredOn: dayIso(call.nowMs),
    pushedAt: '',
    terms: onePart,
  });
  await sendMessage(tx, { mobilePhone, userId, orderId: '' }, call.texts.messages.welcome, '', call.nowMs);
}
