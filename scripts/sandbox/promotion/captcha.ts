import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { captchas } from '../database/schema.ts';
import { isSameText } from '../http/secrets.ts';

/** Letters and digits that look distinct, as 5×7 bitmaps: two hex digits per row, top row first. */
const grids: Readonly<Record<string, string>> = {
  A: '0e11111f111111',
  C: '0e11101010110e',
  D: '1e11111111111e',
  E: '1f10101e10101f',
  F: '1f10101e101010',
  H: '1111111f111111',
  K: '11121418141211',
  L: '1010101010101f',
  M: '111b1515111111',
  N: '11191513111111',
  P: '1e11111e101010',
  R: '1e11111e141211',
  T: '1f040404040404',
  U: '1111111111110e',
  V: '11111111110a04',
  W: '1111111515150a',
  X: '11110a040a1111',
  Y: '11110a04040404',
  '3': '1f02040201110e',
  '4': '02060a121f0202',
  '6': '0608101e11110e',
  '7': '1f010204080808',
  '9': '0e11110f01020c',
};

/** The characters of a captcha. */
const captchaAlphabet: readonly string[] = Object.keys(grids);

/** The number of characters in a captcha. */
const LENGTH = 4;
// Twice the displayed size, for high-density screens.
const WIDTH = 264;
const HEIGHT = 88;
// The width for one letter in pixels, with room to shift and rotate it.
const CELL = WIDTH / LENGTH;
const DOT = 8.8;
const SPECKS = 300;

const between = (low: number, high: number): string => (low + (randomInt(1000) / 1000) * (high - low)).toFixed(1);

/** Creates a random code. */
const newCaptcha = (): string =>
  Array.from({ length: LENGTH }, () => captchaAlphabet[randomInt(captchaAlphabet.length)] ?? 'A').join('');

const square = (x: number | string, y: number | string): string => `M${x} ${y}h1v1h-1z`;

/** Returns a letter's set bits as SVG path data of unit squares, centred on the origin. */
const squaresOf = (letter: string): string =>
  [...(grids[letter] ?? '').matchAll(/../g)]
    .flatMap(([bits], row) =>
      [0, 1, 2, 3, 4]
        .filter((column) => (Number.parseInt(bits, 16) >> (4 - column)) & 1)
        .map((column) => square(column - 2.5, row - 3.5)),
    )
    .join('');

/** Draws one letter at its position, randomly shifted and rotated. */
const placed = (letter: string, index: number): string => {
  const left = CELL * (index + 0.5) + Number(between(-4, 4));
  return `<path transform="translate(${left} ${between(38, 50)}) rotate(${between(-20, 20)}) scale(${DOT})" d="${squaresOf(letter)}"/>`;
};

const wave = (): string =>
  `<path d="M0 ${between(28, 60)}q33 ${between(-40, 40)} 66 0t66 0 66 0 66 0" fill="none" stroke="#263c5c" stroke-width="3.6"/>`;

/**
 * Draws a code as an SVG: rotated letters, two wavy lines and specks. The letters are paths, so the code is not in the markup as text.
 * It does not stop a bot that renders the image; a sandbox does not have to.
 */
export const captchaImage = (code: string): string => {
  const dust = Array.from({ length: SPECKS }, () => square(between(0, WIDTH), between(0, HEIGHT))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ecf0f5"/><g fill="#263c5c">${[...code].map(placed).join('')}</g>
${wave()}${wave()}<path fill="#96a5bd" d="${dust}"/></svg>`;
};

const MAX_TRIES = 5;

/** Creates a captcha session without a code. @returns the session's id */
export async function beginCaptcha(tx: Queries): Promise<string> {
  const sid = randomUUID();
  await tx.insert(captchas).values({ sid, code: '', tries: 0 });
  return sid;
}

/** Sets a new random code for a session. @returns the code; null if there is no such session */
export async function drawCaptcha(tx: Queries, sid: string): Promise<string | null> {
  const code = newCaptcha();
  const drawn = await tx.update(captchas).set({ code, tries: 0 }).where(eq(captchas.sid, sid));
  return drawn.rowsAffected === 1 ? code : null;
}

/** Returns the code of a session's newest image; '' before the first image, after too many wrong tries, or without such a session. */
export async function readCaptchaCode(db: Queries, sid: string): Promise<string> {
  const [captcha] = await db.select().from(captchas).where(eq(captchas.sid, sid));
  return captcha?.code ?? '';
}

/**
 * Returns whether an answer is right, ignoring case. Counts wrong answers, and the fifth one invalidates the image. The caller has to
 * commit the transaction even if it refuses the call, or the count is lost.
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
