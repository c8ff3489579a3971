import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { captchas } from '../database/promotionTables.ts';
import { isSameText } from '../http/sameText.ts';
import { newCaptcha } from './captchaImage.ts';

const MAX_TRIES = 5;

/** Begins a captcha and answers its session. */
export async function beginCaptcha(tx: Queries, nowMs: number): Promise<string> {
  const sid = randomUUID();
  await tx.insert(captchas).values({ sid, code: '', drawnAtMs: nowMs, tries: 0 });
  return sid;
}

/** Draws a new code for a session; null where there is no such session. */
export async function drawCaptcha(tx: Queries, sid: string, nowMs: number): Promise<string | null> {
  const code = newCaptcha();
  const drawn = await tx.update(captchas).set({ code, drawnAtMs: nowMs, tries: 0 }).where(eq(captchas.sid, sid));
  return drawn.rowsAffected === 1 ? code : null;
}

/** The code that a session's newest image shows; '' before the first. */
export async function readCaptchaCode(db: Queries, sid: string): Promise<string> {
  const [captcha] = await db.select().from(captchas).where(eq(captchas.sid, sid));
  return captcha?.code ?? '';
}

/**
 * Whether an answer is right, small letters or large. A wrong one is counted, and with the fifth the picture is good for nothing: the
 * transaction has to be kept, also where the call is refused.
 */
export async function tryCaptcha(tx: Queries, sid: string, answer: string): Promise<boolean> {
  const [captcha] = await tx.select().from(captchas).where(eq(captchas.sid, sid));
  if (captcha === undefined || captcha.code === '') return false;
  if (isSameText(captcha.code, answer.trim().toUpperCase())) return true;
  const tries = captcha.tries + 1;
  const set = tries < MAX_TRIES ? { tries } : { tries, code: '' };
  await tx.update(captchas).set(set).where(eq(captchas.sid, sid));
  return false;
}
