import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../shared/brand/brand.ts';
import { formatAmount } from '../../shared/domain/money.ts';

/** The colours in the drawings of `public/images/` that are replaced: the brand's colour, and the background, a light tint of it. */
const DRAWN_IN = '#3f7fc4';
const DRAWN_ON = '#dfe7f0';
const PAPER_SHARE = 0.13;

const WHITE = 255;

/** Mixes a colour, `#rrggbb`, with white, so that `share` of it is left. */
const onWhite = (color: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(WHITE - (WHITE - Number.parseInt(color.slice(at, at + 2), 16)) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** A sum that stands alone in a drawing: `>5,900.00<`. */
const DRAWN_SUM = />([\d,]+\.\d\d)</g;

/** A drawing in the colours of a brand, with its sums as the brand writes them: a thousand times as large where nobody writes cents. */
const asOfBrand = (svg: string, { colors: { light }, money }: Pick<Brand, 'colors' | 'money'>): string =>
  svg
    .split(DRAWN_IN)
    .join(light.brand)
    .split(DRAWN_ON)
    .join(onWhite(light.brand, PAPER_SHARE))
    .replace(DRAWN_SUM, (_, sum: string) => {
      const cents = Number(sum.replace(/\D/g, ''));
      return `>${formatAmount(money.hidesZeroCents ? cents * 1000 : cents, money)}<`;
    });

/** Draws the drawings of a folder as of a brand. */
export const paintPictures = (folder: string, brand: Brand): void => {
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.svg')) continue;
    const path = join(folder, file);
    writeFileSync(path, asOfBrand(readFileSync(path, 'utf8'), brand));
  }
};

/** The address of the logo for a browser's tabs. A webview has no tabs and does not request it. */
export const FAVICON = '/favicon.svg';

/** The brand's logo on its colour, as an SVG picture of some 300 bytes, visible on light and on dark backgrounds. */
export const logoOf = ({ logo, colors: { light } }: Brand): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-5 -5 34 34'><rect x='-5' y='-5' width='34' height='34' rx='8' fill='${light.brand}'/><path d='${logo}' fill='none' stroke='${light.onBrand}' stroke-width='3'/></svg>`;
