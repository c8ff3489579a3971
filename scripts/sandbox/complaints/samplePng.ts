import { pngOf, type Rgb } from '../site/png.ts';

const WIDTH = 90;
const HEIGHT = 120;
const MARGIN = 10;

const paper: Rgb = [255, 255, 255];
const ink: Rgb = [60, 70, 80];
const wood: Rgb = [107, 82, 64];
const tableColours: readonly Rgb[] = [[61, 90, 108], wood, [74, 102, 80], [91, 74, 107]];

const isPaper = (x: number, y: number): boolean =>
  x >= MARGIN && y >= MARGIN && x < WIDTH - MARGIN && y < HEIGHT - MARGIN;

/** Lines of writing, of another length in each picture. */
function isInk(x: number, y: number, number: number): boolean {
  const line = Math.floor(y / 10);
  return y % 10 < 3 && line > 1 && x > 17 && x < 40 + ((line * 7 + number * 11) % 35);
}

const pictures = new Map<number, Buffer>();

function draw(number: number): Buffer {
  return pngOf({
    width: WIDTH,
    height: HEIGHT,
    palette: [tableColours[number % tableColours.length] ?? wood, paper, ink],
    pixel: (x, y) => (isPaper(x, y) ? (isInk(x, y, number) ? 2 : 1) : 0),
  });
}

/** A small picture of a receipt on a table; each number has another one. It is drawn once: each reset of an order asks for it. */
export function samplePng(number: number): Buffer {
  const picture = pictures.get(number) ?? draw(number);
  pictures.set(number, picture);
  return picture;
}
