import { inTransaction } from '../database/inTransaction.ts';
import type { Queries } from '../database/openDatabase.ts';
import { jsonResponse } from '../http/envelope.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { tryCaptcha } from '../promotion/captchaStore.ts';
import { isRegistered, registerBorrower } from '../promotion/registerBorrower.ts';
import { type CodeVerdict, tryRegistrationCode } from '../promotion/registrationCode.ts';
import type { Words } from '../texts/texts.ts';
import { type Call, requiredText, textOf } from './call.ts';

const campaignNames = [
  ...['app_from', 'user_from', 'utm_tag', 'invite_code', 'links_id', 'down_id'],
  ...['deviceId', 'appName', 'merchantNumber'],
];

const words: Readonly<Record<Exclude<CodeVerdict, 'right'>, Words>> = {
  wrong: ({ refusals }) => refusals.smsWrong,
  outdated: ({ refusals }) => refusals.codeOutdated,
};

/** A refusal is returned and not thrown where a try has been counted, which has to be kept. */
async function enter(call: Call, tx: Queries): Promise<null | Refusal> {
  const phone = requiredText(call, 'phone');
  if (await isRegistered(tx, phone)) throw new Refusal(refusalCodes.registered, ({ refusals }) => refusals.registered);
  if (!(await tryCaptcha(tx, textOf(call, 'sid'), textOf(call, 'capcode'))))
    return new Refusal(refusalCodes.captchaWrong, ({ refusals }) => refusals.lettersWrong);
  const verdict = await tryRegistrationCode(tx, phone, textOf(call, 'smsCode'), call.nowMs);
  if (verdict !== 'right') return new Refusal(refusalCodes.smsWrong, words[verdict]);
  const campaign = Object.fromEntries(campaignNames.map((name) => [name, textOf(call, name)]));
  await registerBorrower(tx, { phone, landingId: textOf(call, 'id'), campaign }, call);
  return null;
}

/** Registers a phone, once: from then on it is a borrower who can take a loan. Its yes is the number 0. */
export async function register(call: Call): Promise<Response | Refusal> {
  const data = await inTransaction(call.database, (tx) => enter(call, tx));
  if (data instanceof Refusal) return data;
  return jsonResponse({ code: 0, message: 'registered', data });
}
