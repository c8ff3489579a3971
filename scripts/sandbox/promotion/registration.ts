import { eq } from 'drizzle-orm';
import type { Call } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { offers, phoneMessages, registrationCodes } from '../database/schema.ts';
import { isSameText, newToken } from '../http/secrets.ts';
import { dayIso, timeText } from '../loan/dates.ts';
import { newSmsCode } from '../loan/phone.ts';
import { onePart } from '../seed/offerTerms.ts';
import { beginSession } from '../session/sessionStore.ts';

const REST_MS = 60_000;
const LIFE_MS = 10 * 60_000;
const MAX_TRIES = 5;

/** Reads the last code that was sent to a phone; undefined if there is none. */
async function readRegistrationCode(db: Queries, phone: string) {
  const [row] = await db.select().from(registrationCodes).where(eq(registrationCodes.phone, phone));
  return row;
}

/** The result of checking a code: correct, wrong, or no longer accepted (expired, or too many wrong tries). */
export type CodeVerdict = 'right' | 'wrong' | 'outdated';

/** Checks a code and counts wrong tries. The caller has to commit even if it refuses the call, to keep the count. */
export async function tryRegistrationCode(
  tx: Queries,
  phone: string,
  typed: string,
  nowMs: number,
): Promise<CodeVerdict> {
  const sent = await readRegistrationCode(tx, phone);
  if (sent === undefined) return 'wrong';
  if (sent.tries >= MAX_TRIES || nowMs - sent.sentAtMs > LIFE_MS) return 'outdated';
  if (isSameText(sent.code, typed)) return 'right';
  const tries = sent.tries + 1;
  await tx.update(registrationCodes).set({ tries }).where(eq(registrationCodes.phone, phone));
  return tries < MAX_TRIES ? 'wrong' : 'outdated';
}

/** Sends a code to a phone, in the language of the call. @returns false if the last one is less than a minute old */
export async function sendRegistrationCode({ nowMs, texts }: Call, tx: Queries, phone: string): Promise<boolean> {
  const last = await readRegistrationCode(tx, phone);
  if (last !== undefined && nowMs - last.sentAtMs < REST_MS) return false;
  const code = newSmsCode();
  await tx
    .insert(registrationCodes)
    .values({ phone, code, sentAtMs: nowMs, tries: 0 })
    .onConflictDoUpdate({ target: registrationCodes.phone, set: { code, sentAtMs: nowMs, tries: 0 } });
  const content = texts.messages.register(code);
  await tx
    .insert(phoneMessages)
    .values({ at: timeText(nowMs), userId: '', orderId: '', mobilePhone: phone, content, code });
  return true;
}

/** Returns the user id for a registered phone. */
const userOf = (phone: string): string => `6${phone}`;

/** Returns whether a phone has registered: each registration creates an offer. */
export async function isRegistered(db: Queries, phone: string): Promise<boolean> {
  return (await db.$count(offers, eq(offers.userId, userOf(phone)))) > 0;
}

async function offerFirstLoan(tx: Queries, phone: string, userId: string, nowMs: number): Promise<void> {
  await tx.insert(offers).values({
    orderId: `17${userId}`,
    token: newToken(),
    userId,
    borrowerName: `Registered ${phone.slice(-4)}`,
    mobilePhone: phone,
    productId: '2001',
    productName: 'Sample Peso Loan',
    story: 'Registered on a landing page: no account is bound yet, and a first loan waits.',
    isNew: true,
    offeredOn: dayIso(nowMs),
    pushedAt: '',
    terms: onePart,
  });
}

/** Creates a registered borrower: a session, the offer of a first loan, and a welcome message. */
export async function registerBorrower(tx: Queries, phone: string, { nowMs, texts }: Call) {
  const userId = userOf(phone);
  await beginSession(tx, userId);
  await offerFirstLoan(tx, phone, userId, nowMs);
  await tx.insert(phoneMessages).values({
    at: timeText(nowMs),
    userId,
    orderId: '',
    mobilePhone: phone,
    content: texts.messages.welcome,
    code: '',
  });
}
