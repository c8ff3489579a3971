import type { Queries } from '../database/openDatabase.ts';
import { jsonResponse } from '../http/envelope.ts';
import { Refusal, refusal, refusalCodes } from '../http/refusal.ts';
import { beginCaptcha, captchaImage, drawCaptcha, isCaptchaRight } from '../promotion/captcha.ts';
import { isCodeRight, isRegistered, registerBorrower, sendRegistrationCode } from '../promotion/registration.ts';
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
