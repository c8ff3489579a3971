import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { captchas } from '../database/schema.ts';

/** Letters and digits that look distinct. */
const ALPHABET = 'ACDEFHKLMNPRTUVWX34679';
const LENGTH = 4;

const newCaptcha = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? 'A').join('');

/** Draws a code as an SVG of 264×88, twice the displayed size. It stops no bot; a sandbox does not have to. */
export const captchaImage = (code: string): string => {
  const letters = [...code].map((letter, index) => {
    const x = 33 + 66 * index;
    return `<text x="${x}" y="62" transform="rotate(${randomInt(-20, 20)} ${x} 44)">${letter}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="264" height="88" viewBox="0 0 264 88">
<rect width="264" height="88" fill="#ecf0f5"/>
<g fill="#263c5c" font-family="monospace" font-size="56" text-anchor="middle">${letters.join('')}</g></svg>`;
};

/** Creates a captcha session without a code. @returns the session's id */
export async function beginCaptcha(tx: Queries): Promise<string> {
  const sid = randomUUID();
  await tx.insert(captchas).values({ sid, code: '' });
  return sid;
}

/** Sets a new random code for a session. @returns the code; null if there is no such session */
export async function drawCaptcha(tx: Queries, sid: string): Promise<string | null> {
  const code = newCaptcha();
  const drawn = await tx.update(captchas).set({ code }).where(eq(captchas.sid, sid));
  return drawn.rowsAffected === 1 ? code : null;
}

/** Returns the code of a session's newest image; '' before the first image, or without such a session. */
export async function readCaptchaCode(db: Queries, sid: string): Promise<string> {
  const [captcha] = await db.select().from(captchas).where(eq(captchas.sid, sid));
  return captcha?.code ?? '';
}

/** Returns whether an answer is right, ignoring case. */
export async function isCaptchaRight(db: Queries, sid: string, answer: string): Promise<boolean> {
  const code = await readCaptchaCode(db, sid);
  return code !== '' && code === answer.trim().toUpperCase();
}
