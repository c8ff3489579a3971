import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { captchas } from '../database/schema.ts';
import { isSameText } from '../http/secrets.ts';

/** Letters and digits that nobody takes for one another, on a grid of 5 by 7: a row of bits each, top first. */
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

/** What a captcha is made of. */
const captchaAlphabet: readonly string[] = Object.keys(grids);

/** How many letters a captcha has. */
const LENGTH = 4;
// Twice the size that it is shown in, for screens of fine pixels.
const WIDTH = 264;
const HEIGHT = 88;
// A letter's grid is 5 wide; with its place to move in it has this many pixels.
const CELL = WIDTH / LENGTH;
const DOT = 8.8;
const SPECKS = 300;

const between = (low: number, high: number): string => (low + (randomInt(1000) / 1000) * (high - low)).toFixed(1);

/** A code that nobody has seen. */
const newCaptcha = (): string =>
  Array.from({ length: LENGTH }, () => captchaAlphabet[randomInt(captchaAlphabet.length)] ?? 'A').join('');

const square = (x: number | string, y: number | string): string => `M${x} ${y}h1v1h-1z`;

/** A letter's ink as squares of its grid, whose middle is at 0. */
const squaresOf = (letter: string): string =>
  [...(grids[letter] ?? '').matchAll(/../g)]
    .flatMap(([bits], row) =>
      [0, 1, 2, 3, 4]
        .filter((column) => (Number.parseInt(bits, 16) >> (4 - column)) & 1)
        .map((column) => square(column - 2.5, row - 3.5)),
    )
    .join('');

/** One letter at its place, leaning and moved a little. */
const placed = (letter: string, index: number): string => {
  const left = CELL * (index + 0.5) + Number(between(-4, 4));
  return `<path transform="translate(${left} ${between(38, 50)}) rotate(${between(-20, 20)}) scale(${DOT})" d="${squaresOf(letter)}"/>`;
};

const wave = (): string =>
  `<path d="M0 ${between(28, 60)}q33 ${between(-40, 40)} 66 0t66 0 66 0 66 0" fill="none" stroke="#263c5c" stroke-width="3.6"/>`;

/**
 * The picture of a code as an SVG: letters that lean, with two wavy lines across and dust over all. None of its bytes is a letter of
 * the code; a machine that draws it can read it all the same, for the sandbox keeps nobody out.
 */
export const captchaImage = (code: string): string => {
  const dust = Array.from({ length: SPECKS }, () => square(between(0, WIDTH), between(0, HEIGHT))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ecf0f5"/><g fill="#263c5c">${[...code].map(placed).join('')}</g>
${wave()}${wave()}<path fill="#96a5bd" d="${dust}"/></svg>`;
};

const MAX_TRIES = 5;

/** Begins a captcha and answers its session. */
export async function beginCaptcha(tx: Queries): Promise<string> {
  const sid = randomUUID();
  await tx.insert(captchas).values({ sid, code: '', tries: 0 });
  return sid;
}

/** Draws a new code for a session; null where there is no such session. */
export async function drawCaptcha(tx: Queries, sid: string): Promise<string | null> {
  const code = newCaptcha();
  const drawn = await tx.update(captchas).set({ code, tries: 0 }).where(eq(captchas.sid, sid));
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
