import { inTransaction } from '../database/inTransaction.ts';
import type { Queries } from '../database/openDatabase.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { tryCaptcha } from '../promotion/captchaStore.ts';
import { isRegistered } from '../promotion/registerBorrower.ts';
import { sendRegistrationCode } from '../promotion/registrationCode.ts';
import { type Call, requiredText, textOf } from './call.ts';

/** A refusal is returned and not thrown where a try at the captcha has been counted, which has to be kept. */
async function send(call: Call, tx: Queries): Promise<null | Refusal> {
  const phone = requiredText(call, 'phone');
  if (!(await tryCaptcha(tx, textOf(call, 'sid'), textOf(call, 'capcode'))))
    return new Refusal(refusalCodes.captchaWrongForSms, ({ refusals }) => refusals.lettersWrong);
  if (await isRegistered(tx, phone)) throw new Refusal(refusalCodes.registered, ({ refusals }) => refusals.registered);
  if (!(await sendRegistrationCode(call, tx, phone)))
    throw new Refusal(refusalCodes.tooSoon, ({ refusals }) => refusals.tooSoon);
  return null;
}

/** Sends a registration code to a phone, for the right answer to the captcha. */
export function sendSmsCode(call: Call): Promise<null | Refusal> {
  return inTransaction(call.database, (tx) => send(call, tx));
}
