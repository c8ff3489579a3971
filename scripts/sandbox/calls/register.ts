import { inTransaction } from '../database/inTransaction.ts';
import type { Queries } from '../database/openDatabase.ts';
import { jsonResponse } from '../http/envelope.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { isRightCaptcha } from '../promotion/captchaStore.ts';
import { isRegistered, registerBorrower } from '../promotion/registerBorrower.ts';
import { readRegistrationCode } from '../promotion/registrationCode.ts';
import { type Call, requiredText, textOf } from './call.ts';

const campaignNames = ['app_from', 'user_from', 'utm_tag', 'invite_code', 'deviceId', 'appName', 'merchantNumber'];

async function refuseWrongCode(call: Call, tx: Queries, phone: string): Promise<void> {
  const sent = await readRegistrationCode(tx, phone);
  if (sent !== undefined && sent.code === textOf(call, 'smsCode')) return;
  throw new Refusal(refusalCodes.smsWrong, 'The code from the SMS is wrong.');
}

async function enter(call: Call, tx: Queries): Promise<null> {
  const phone = requiredText(call, 'phone');
  if (await isRegistered(tx, phone)) throw new Refusal(refusalCodes.registered, 'This number is registered already.');
  if (!(await isRightCaptcha(tx, textOf(call, 'sid'), textOf(call, 'capcode'))))
    throw new Refusal(refusalCodes.captchaWrong, 'The letters are not those of the picture.');
  await refuseWrongCode(call, tx, phone);
  const campaign = Object.fromEntries(campaignNames.map((name) => [name, textOf(call, name)]));
  await registerBorrower(tx, { phone, landingId: textOf(call, 'id'), campaign }, call.nowMs);
  return null;
}

/** Registers a phone, once: from then on it is a borrower who can take a loan. Its yes is the number 0. */
export async function register(call: Call): Promise<Response> {
  const data = await inTransaction(call.database, (tx) => enter(call, tx));
  return jsonResponse({ code: 0, message: 'registered', data });
}
