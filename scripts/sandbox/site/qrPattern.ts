import { createHash } from 'node:crypto';
import { html } from 'hono/html';

const SIZE = 25;
const QUIET = 4;
const FINDER = 7;

/** A finder's corner is dark on its rim and in its middle, light between and around. */
function finderCell(x: number, y: number): boolean {
  const rim = Math.max(Math.abs(x - 3), Math.abs(y - 3));
  return rim === 3 || rim <= 1;
}

function isDark(x: number, y: number, noise: Buffer): boolean {
  const far = SIZE - FINDER;
  const corner = [
    [0, 0],
    [far, 0],
    [0, far],
  ].find(([left = 0, top = 0]) => x >= left - 1 && x <= left + FINDER && y >= top - 1 && y <= top + FINDER);
  if (corner === undefined) return ((noise[(x * SIZE + y) % noise.length] ?? 0) >> (x % 8)) % 2 === 1;
  const [left = 0, top = 0] = corner;
  const isInside = x >= left && x < left + FINDER && y >= top && y < top + FINDER;
  return isInside && finderCell(x - left, y - top);
}

function squares(): string {
  const noise = createHash('sha512').update('sample').digest();
  const cells = Array.from({ length: SIZE * SIZE }, (_, index) => [index % SIZE, Math.floor(index / SIZE)] as const);
  const dark = cells.filter(([x, y]) => isDark(x, y, noise));
  return dark.map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`).join('');
}

/** A picture that looks like a QR code and says nothing: a phone that reads it must not be led to pay anybody. */
export function qrPattern() {
  const side = SIZE + 2 * QUIET;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">
<rect width="${side}" height="${side}" fill="#fff"/><path fill="#000" d="${squares()}"/></svg>`;
}
