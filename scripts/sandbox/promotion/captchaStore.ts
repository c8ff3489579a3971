import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { captchas } from '../database/promotionTables.ts';
import { newCaptcha } from './captchaImage.ts';

/** Begins a captcha and answers its session. */
export async function beginCaptcha(tx: Queries, nowMs: number): Promise<string> {
  const sid = randomUUID();
  await tx.insert(captchas).values({ sid, code: '', drawnAtMs: nowMs });
  return sid;
}

/** Draws a new code for a session; null where there is no such session. */
export async function drawCaptcha(tx: Queries, sid: string, nowMs: number): Promise<string | null> {
  const code = newCaptcha();
  const drawn = await tx.update(captchas).set({ code, drawnAtMs: nowMs }).where(eq(captchas.sid, sid));
  return drawn.rowsAffected === 1 ? code : null;
}

/** The code that a session's newest image shows; '' before the first. */
export async function readCaptchaCode(db: Queries, sid: string): Promise<string> {
  const [captcha] = await db.select().from(captchas).where(eq(captchas.sid, sid));
  return captcha?.code ?? '';
}

/** Whether an answer is right, small letters or large. */
export async function isRightCaptcha(db: Queries, sid: string, answer: string): Promise<boolean> {
  const code = await readCaptchaCode(db, sid);
  return code !== '' && code === answer.trim().toUpperCase();
}
