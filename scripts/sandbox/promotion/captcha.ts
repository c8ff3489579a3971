import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { captchas } from '../database/schema.ts';
import { isSameText } from '../http/secrets.ts';
import { type Drawing, pngOf, type Rgb } from '../site/png.ts';

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

/** Whether a letter has ink at a place of its grid; outside the grid it has none. */
function hasInk(letter: string, column: number, row: number): boolean {
  if (column < 0 || column > 4 || row < 0 || row > 6) return false;
  const bits = Number.parseInt(grids[letter]?.slice(row * 2, row * 2 + 2) ?? '0', 16);
  return ((bits >> (4 - column)) & 1) === 1;
}

/** How many letters a captcha has. */
const LENGTH = 4;
// Twice the size that it is shown in, for screens of fine pixels.
const WIDTH = 264;
const HEIGHT = 88;
// A letter's grid is 5 wide; with its place to move in it has this many pixels.
const CELL = WIDTH / LENGTH;
const DOT = 8.8;

const paper: Rgb = [236, 240, 245];
const ink: Rgb = [38, 60, 92];
const dust: Rgb = [150, 165, 185];

const between = (low: number, high: number): number => low + (randomInt(1000) / 1000) * (high - low);

/** A code that nobody has seen. */
const newCaptcha = (): string =>
  Array.from({ length: LENGTH }, () => captchaAlphabet[randomInt(captchaAlphabet.length)] ?? 'A').join('');

/** One letter at its place, leaning and moved a little. */
function placed(letter: string, index: number) {
  const lean = between(-0.35, 0.35);
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  const centre = { x: CELL * (index + 0.5) + between(-4, 4), y: HEIGHT / 2 + between(-6, 6) };
  return (x: number, y: number): boolean => {
    const [right, down] = [x - centre.x, y - centre.y];
    const column = Math.floor((right * cos + down * sin) / DOT + 2.5);
    const row = Math.floor((down * cos - right * sin) / DOT + 3.5);
    return hasInk(letter, column, row);
  };
}

function wave() {
  const [height, length, start, middle] = [between(8, 18), between(28, 48), between(0, 6), between(28, 60)];
  return (x: number, y: number): boolean => Math.abs(y - middle - height * Math.sin(x / length + start)) < 1.8;
}

/** The picture of a code as a PNG: letters that lean, on a wavy line, with two more across and dust over all. */
export function captchaImage(code: string): Buffer {
  const letters = [...code].map(placed);
  const lines = [wave(), wave()];
  const bend = { height: between(3, 6), length: between(18, 32), start: between(0, 6) };
  const specks = new Set(Array.from({ length: 1000 }, () => randomInt(WIDTH * HEIGHT)));
  const pixel: Drawing['pixel'] = (x, y) => {
    if (specks.has(y * WIDTH + x)) return 2;
    if (lines.some((isOn) => isOn(x, y))) return 1;
    const bent = y + bend.height * Math.sin(x / bend.length + bend.start);
    return letters.some((isOn) => isOn(x, bent)) ? 1 : 0;
  };
  return pngOf({ width: WIDTH, height: HEIGHT, palette: [paper, ink, dust], pixel });
}

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
