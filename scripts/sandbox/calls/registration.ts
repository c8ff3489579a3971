import type { Queries } from '../database/openDatabase.ts';
import { jsonResponse } from '../http/envelope.ts';
import { Refusal, refusal, refusalCodes } from '../http/refusal.ts';
import { beginCaptcha, captchaImage, drawCaptcha, tryCaptcha } from '../promotion/captcha.ts';
import { landingTemplates } from '../promotion/landingTemplates.ts';
import {
  type CodeVerdict,
  isRegistered,
  registerBorrower,
  sendRegistrationCode,
  tryRegistrationCode,
} from '../promotion/registration.ts';
import { addressIn, type Words } from '../texts/texts.ts';
import { type Call, requiredText, textOf } from './call.ts';

/** Returns the content of a landing page, with absolute URLs. */
export async function readLandingTemplate(call: Call) {
  const { origin, texts } = call;
  const wanted = requiredText(call, 'templateId');
  const template = landingTemplates.find((each) => each.id === wanted);
  if (!template) throw refusal('landingUnknown');
  const { id, story: _, banner, ...words } = template;
  const absolute = (path: string): string => (path.startsWith('/') ? origin + path : path);
  const inLanguage = (path: string): string => (path === '' ? '' : addressIn(absolute(path), texts));
  return {
    id,
    template: {
      ...words,
      banner: inLanguage(banner && `/sandbox/banners/${banner}.svg`),
      downloadUrl: absolute(words.downloadUrl),
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

const isCaptchaRight = (call: Call, tx: Queries): Promise<boolean> =>
  tryCaptcha(tx, textOf(call, 'sid'), textOf(call, 'capcode'));

/**
 * Sends a registration code to a phone if the captcha's answer is right. The refusal of a wrong answer is returned, not thrown: so the
 * transaction keeps the count of wrong answers.
 */
export async function sendSmsCode(call: Call, tx: Queries): Promise<null | Refusal> {
  const phone = requiredText(call, 'phone');
  if (!(await isCaptchaRight(call, tx)))
    return new Refusal(refusalCodes.captchaWrongForSms, ({ refusals }) => refusals.lettersWrong);
  if (await isRegistered(tx, phone)) throw refusal('registered');
  if (!(await sendRegistrationCode(call, tx, phone))) throw refusal('tooSoon');
  return null;
}

const words: Readonly<Record<Exclude<CodeVerdict, 'right'>, Words>> = {
  wrong: ({ refusals }) => refusals.smsWrong,
  outdated: ({ refusals }) => refusals.codeOutdated,
};

/**
 * Registers a phone, once, as a borrower with a first loan offer. Success has the code 0, as a number. The refusal of a wrong captcha or
 * code is returned, not thrown: so the transaction keeps the count of wrong tries.
 */
export async function register(call: Call, tx: Queries): Promise<Response | Refusal> {
  const phone = requiredText(call, 'phone');
  if (await isRegistered(tx, phone)) throw refusal('registered');
  if (!(await isCaptchaRight(call, tx)))
    return new Refusal(refusalCodes.captchaWrong, ({ refusals }) => refusals.lettersWrong);
  const verdict = await tryRegistrationCode(tx, phone, textOf(call, 'smsCode'), call.nowMs);
  if (verdict !== 'right') return new Refusal(refusalCodes.smsWrong, words[verdict]);
  await registerBorrower(tx, phone, call);
  return jsonResponse({ code: 0, message: 'registered', data: null });
}
