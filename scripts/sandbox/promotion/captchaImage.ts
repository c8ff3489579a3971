import { randomInt } from 'node:crypto';
import { type Drawing, pngOf, type Rgb } from '../site/png.ts';
import { captchaAlphabet, hasInk } from './captchaLetters.ts';

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
export const newCaptcha = (): string =>
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
