import { inTransaction } from '../database/inTransaction.ts';
import { captchaImage } from '../promotion/captchaImage.ts';
import { drawCaptcha } from '../promotion/captchaStore.ts';
import { type Call, textOf } from './call.ts';

const HEADERS = {
  'content-type': 'image/png',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** A new picture for a captcha's session; 404 where there is no such session, for an image has no envelope. */
export async function readCaptcha(call: Call): Promise<Response> {
  const code = await inTransaction(call.database, (tx) => drawCaptcha(tx, textOf(call, 'sid'), call.nowMs));
  if (code === null) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(captchaImage(code)), { headers: HEADERS });
}
