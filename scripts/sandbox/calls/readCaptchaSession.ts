import { inTransaction } from '../database/inTransaction.ts';
import { beginCaptcha } from '../promotion/captchaStore.ts';
import type { Call } from './call.ts';

/** Begins a captcha. */
export async function readCaptchaSession(call: Call) {
  return { sid: await inTransaction(call.database, (tx) => beginCaptcha(tx, call.nowMs)) };
}
