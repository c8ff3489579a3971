import type { Brand } from '../../shared/brand/brand.ts';

/** The address of the logo for a browser's tabs. A webview has no tabs and does not request it. */
export const FAVICON = '/favicon.svg';

/** The brand's logo on its colour, as an SVG picture of some 300 bytes, visible on light and on dark backgrounds. */
export const logoOf = ({ logo, colors: { light } }: Brand): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-5 -5 34 34'><rect x='-5' y='-5' width='34' height='34' rx='8' fill='${light.brand}'/><path d='${logo}' fill='none' stroke='${light.onBrand}' stroke-width='3'/></svg>`;
