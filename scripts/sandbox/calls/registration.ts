import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { offers, phoneMessages } from '../database/schema.ts';
import { jsonResponse, Refusal, refusal, refusalCodes } from '../http/envelope.ts';
import { dayIso, momentIso } from '../loan/dates.ts';
import { newSmsCode, sendMessage } from '../loan/phone.ts';
import { beginCaptcha, captchaImage, drawCaptcha, isCaptchaRight } from '../promotion/captcha.ts';
import { onePart } from '../seed/offerTerms.ts';
import type { Texts } from '../texts/en.ts';
import { addressIn } from '../texts/texts.ts';
import { type Call, requiredText, textOf } from './call.ts';

const bare = { banner: '', buttonText: '', appName: '', agreementTitle: '', agreementUrl: '', downloadUrl: '' };

/** Returns the landing pages of campaigns: the usual one, and one with nothing but a title. Paths start at the sandbox's root. */
const landingTemplates = ({ landing }: Texts) => [
  {
    id: '7001',
    title: landing.title,
    banner: '/sandbox/banners/payday.svg',
    downloadUrl: '/sandbox/away/download',
    agreementTitle: landing.agreement,
    agreementUrl: '/sandbox/agreements/registration',
    buttonText: landing.button,
    appName: 'Sample Loan',
  },
  { ...bare, id: '7002', title: landing.title },
];

/** Returns the content of a landing page, with absolute URLs. */
export async function readLandingTemplate(call: Call) {
  const { origin, texts } = call;
  const template = landingTemplates(texts).find(({ id }) => id === requiredText(call, 'templateId'));
  if (!template) throw refusal('landingUnknown');
  const { id, ...words } = template;
  const inLanguage = (path: string): string => (path === '' ? '' : addressIn(origin + path, texts));
  return {
    id,
    template: {
      ...words,
      banner: inLanguage(words.banner),
      downloadUrl: words.downloadUrl && origin + words.downloadUrl,
      agreementUrl: inLanguage(words.agreementUrl),
    },
  };
}

/** Creates a captcha session. */
export const readCaptchaSession = async (_: Call, tx: Queries) => ({ sid: await beginCaptcha(tx) });

/** Returns a new image for a captcha session. For an unknown session, a plain 404: an image has no envelope for a refusal. */
export async function readCaptcha(call: Call, tx: Queries): Promise<Response> {
  const code = await drawCaptcha(tx, textOf(call, 'sid'));
  if (code === null) return new Response(null, { status: 404 });
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return new Response(captchaImage(code), { headers });
}

/** Refuses the call, with a code of its own, unless it has the letters of the captcha. */
async function requireCaptcha(call: Call, tx: Queries, code: string): Promise<void> {
  if (await isCaptchaRight(tx, textOf(call, 'sid'), textOf(call, 'capcode'))) return;
  throw new Refusal(code, ({ refusals }) => refusals.lettersWrong);
}

/** Sends a registration code to a phone if the captcha's answer is right. */
export async function sendSmsCode(call: Call, tx: Queries): Promise<null> {
  const phone = requiredText(call, 'phone');
  await requireCaptcha(call, tx, refusalCodes.captchaWrongForSms);
  if (await isRegistered(tx, phone)) throw refusal('registered');
  if (!(await sendRegistrationCode(call, tx, phone))) throw refusal('tooSoon');
  return null;
}

/** Registers a phone, once, as a borrower with a first loan offer. Success has the code 0, as a number. */
export async function register(call: Call, tx: Queries): Promise<Response> {
  const phone = requiredText(call, 'phone');
  if (await isRegistered(tx, phone)) throw refusal('registered');
  await requireCaptcha(call, tx, refusalCodes.captchaWrong);
  if (!(await isCodeRight(tx, phone, textOf(call, 'smsCode'), call.nowMs))) throw refusal('smsWrong');
  await registerBorrower(tx, phone, call);
  return jsonResponse({ code: 0, message: 'registered', data: null });
}

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
  await sendMessage(tx, { mobilePhone, userId, orderId: '' }, call.texts.messages.welcome, '', call.nowMs);
}
