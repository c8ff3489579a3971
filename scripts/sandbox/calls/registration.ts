import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { captchas, offers, phoneMessages } from '../database/schema.ts';
import { jsonResponse, Refusal, refusal, refusalCodes } from '../http/envelope.ts';
import { dayIso, momentIso } from '../loan/dates.ts';
import { newSmsCode, sendMessage } from '../loan/phone.ts';
import { onePart } from '../seed/terms.ts';
import { texts } from '../texts.ts';
import { type Call, requiredText, textOf } from './call.ts';

const { landing } = texts;

/** Letters and digits that look distinct. */
const ALPHABET = 'ACDEFHKLMNPRTUVWX34679';
const LENGTH = 4;

const newCaptcha = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? 'A').join('');

/** Draws a code as an SVG of 264×88, twice the displayed size. It stops no bot; a sandbox does not have to. */
const captchaImage = (code: string): string => {
  const letters = [...code].map((letter, index) => {
    const x = 33 + 66 * index;
    return `<text x="${x}" y="62" transform="rotate(${randomInt(-20, 20)} ${x} 44)">${letter}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="264" height="88" viewBox="0 0 264 88">
<rect width="264" height="88" fill="#ecf0f5"/>
<g fill="#263c5c" font-family="monospace" font-size="56" text-anchor="middle">${letters.join('')}</g></svg>`;
};

/** Returns the code of a session's newest image; '' before the first image, or without such a session. */
export async function readCaptchaCode(db: Queries, sid: string): Promise<string> {
  const [captcha] = await db.select().from(captchas).where(eq(captchas.sid, sid));
  return captcha?.code ?? '';
}

/** Returns the content of the only landing page, with absolute URLs. */
export async function readLandingTemplate(call: Call) {
  const { origin } = call;
  if (requiredText(call, 'templateId') !== '7001') throw refusal('landingUnknown');
  return {
    id: '7001',
    template: {
      title: landing.title,
      banner: `${origin}/sandbox/banners/payday.svg`,
      downloadUrl: `${origin}/sandbox/away/download`,
      agreementTitle: landing.agreement,
      agreementUrl: `${origin}/sandbox/agreements/registration`,
      buttonText: landing.button,
      appName: 'Sample Loan',
    },
  };
}

/** Creates a captcha session, without a code. */
export async function readCaptchaSession(_: Call, tx: Queries) {
  const sid = randomUUID();
  await tx.insert(captchas).values({ sid, code: '' });
  return { sid };
}

/** Returns a new image for a captcha session. For an unknown session, a plain 404: an image has no envelope for a refusal. */
export async function readCaptcha(call: Call, tx: Queries): Promise<Response> {
  const code = newCaptcha();
  const drawn = await tx
    .update(captchas)
    .set({ code })
    .where(eq(captchas.sid, textOf(call, 'sid')));
  if (drawn.rowsAffected !== 1) return new Response(null, { status: 404 });
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return new Response(captchaImage(code), { headers });
}

/** Refuses the call with `refusalCode` unless it has the letters of the captcha, in capitals or not. */
async function requireCaptcha(call: Call, tx: Queries, refusalCode: string): Promise<void> {
  const code = await readCaptchaCode(tx, textOf(call, 'sid'));
  if (code === '' || code !== textOf(call, 'capcode').toUpperCase())
    throw new Refusal(refusalCode, 'These letters do not match the picture.');
}

const REST_MS = 60_000;
const LIFE_MS = 10 * 60_000;

/** Sends a registration code to a phone if the captcha's answer is right and the last code is a minute old. */
export async function sendSmsCode(call: Call, tx: Queries): Promise<null> {
  const phone = requiredText(call, 'phone');
  await requireCaptcha(call, tx, refusalCodes.captchaWrongForSms);
  if (await isRegistered(tx, phone)) throw refusal('registered');
  const last = await lastCode(tx, phone, call.nowMs);
  if (last && last.ageMs < REST_MS) throw refusal('tooSoon');
  const code = newSmsCode();
  const to = { mobilePhone: phone, userId: '', orderId: '' };
  await sendMessage(tx, to, texts.messages.register(code), code, call.nowMs);
  return null;
}

/** Registers a phone, once, by its last code of ten minutes, as a borrower with a first offer. Success has the code 0, as a number. */
export async function register(call: Call, tx: Queries): Promise<Response> {
  const phone = requiredText(call, 'phone');
  if (await isRegistered(tx, phone)) throw refusal('registered');
  await requireCaptcha(call, tx, refusalCodes.captchaWrong);
  const last = await lastCode(tx, phone, call.nowMs);
  if (!last || last.ageMs > LIFE_MS || last.code !== textOf(call, 'smsCode')) throw refusal('smsWrong');
  await registerBorrower(tx, phone, call);
  return jsonResponse({ code: 0, message: 'registered', data: null });
}

/** Returns the last code that was sent to a phone, and its age; undefined if there is none. */
async function lastCode(db: Queries, phone: string, nowMs: number) {
  const withCode = and(eq(phoneMessages.mobilePhone, phone), ne(phoneMessages.code, ''));
  const newestFirst = db.select().from(phoneMessages).where(withCode).orderBy(desc(phoneMessages.id));
  const [last] = await newestFirst.limit(1);
  return last && { code: last.code, ageMs: nowMs - Date.parse(momentIso(last.at)) };
}

/** Returns the user id for a registered phone. */
const userOf = (phone: string): string => `6${phone}`;

/** Returns whether a phone has registered: each registration creates an offer. */
async function isRegistered(db: Queries, phone: string): Promise<boolean> {
  return (await db.$count(offers, eq(offers.userId, userOf(phone)))) > 0;
}

/** Creates a registered borrower: the offer of a first loan, and a welcome message. */
async function registerBorrower(tx: Queries, mobilePhone: string, call: Call): Promise<void> {
  const userId = userOf(mobilePhone);
  await tx.insert(offers).values({
    orderId: `17${userId}`,
    token: randomUUID(),
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
  await sendMessage(tx, { mobilePhone, userId, orderId: '' }, texts.messages.welcome, '', call.nowMs);
}
