import type { Brand } from '../../shared/brand/brand.ts';

/** Where a browser finds the logo for its tabs. A webview has none, and does not ask. */
export const FAVICON = '/favicon.svg';

/** The brand's mark on its colour, as an SVG picture of some 300 bytes. It stands out in light and dark surroundings. */
export const logoOf = ({ logo, colors: { light } }: Brand): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-5 -5 34 34'><rect x='-5' y='-5' width='34' height='34' rx='8' fill='${light.brand}'/><path d='${logo}' fill='none' stroke='${light.onBrand}' stroke-width='3'/></svg>`;
