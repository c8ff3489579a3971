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

/** What a landing page shows. */
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

/** Begins a captcha. */
export const readCaptchaSession = async (_: Call, tx: Queries) => ({ sid: await beginCaptcha(tx) });

/** A new picture for a captcha's session; 404 where there is no such session, for an image has no envelope. */
export async function readCaptcha(call: Call, tx: Queries): Promise<Response> {
  const code = await drawCaptcha(tx, textOf(call, 'sid'));
  if (code === null) return new Response(null, { status: 404 });
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return new Response(captchaImage(code), { headers });
}

const isCaptchaRight = (call: Call, tx: Queries): Promise<boolean> =>
  tryCaptcha(tx, textOf(call, 'sid'), textOf(call, 'capcode'));

/**
 * Sends a registration code to a phone, for the right answer to the captcha. A refusal is returned and not thrown where a try at the
 * captcha has been counted, which has to be kept.
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
 * Registers a phone, once: from then on it is a borrower who can take a loan. Its yes is the number 0. A refusal is returned and not
 * thrown where a try has been counted, which has to be kept.
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
