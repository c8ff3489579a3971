import type { Brand, Palette } from '../../../shared/brand/brand.ts';
import { brand as sample } from '../../../shared/brand/brands/default/brand.ts';
import { brand as philippines } from '../../../shared/brand/brands/ph/brand.ts';
import tokens from './designTokens.module.scss';

export const brands: readonly Brand[] = [sample, philippines];

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The colour scheme and the brand whose colours the gallery uses. */
export interface Look {
  readonly scheme: Scheme;
  readonly brand: Brand;
}

const parameters = (): URLSearchParams => new URLSearchParams(location.search);

/** Returns the look of the URL's `scheme` and `brand`; by default the browser's scheme and the first brand. */
export const readLook = (): Look => {
  const given = parameters();
  const usual: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return {
    scheme: schemes.find((scheme) => scheme === given.get('scheme')) ?? usual,
    brand: brands.find(({ id }) => id === given.get('brand')) ?? sample,
  };
};

/** Returns the gallery's URL with these parameters changed and the others kept. */
export const addressWith = (changed: Readonly<Record<string, string>>): string => {
  const all = parameters();
  for (const [name, value] of Object.entries(changed)) all.set(name, value);
  return `?${all}`;
};

/** Returns the names and values of the tokens of a kind, such as `text` or `dark`. */
export const tokensOf = (kind: string): readonly (readonly [name: string, value: string])[] =>
  Object.entries(tokens)
    .filter(([name]) => name.startsWith(`${kind}-`))
    .map(([name, value]) => [name.slice(kind.length + 1), value]);

const brandColors: readonly (readonly [name: string, color: keyof Palette])[] = [
  ['brand', 'brand'],
  ['on-brand', 'onBrand'],
  ['accent', 'accent'],
];

/** Returns every colour of a look, by the name of its token. */
export const colorsOf = ({ scheme, brand }: Look): readonly (readonly [name: string, value: string])[] => [
  ...brandColors.map(([name, color]) => [name, brand.colors[scheme][color]] as const),
  ...tokensOf(scheme),
];

/** Applies a look to the document, whatever scheme the browser prefers. */
export const wear = (look: Look): void => {
  const { style } = document.documentElement;
  for (const [name, value] of colorsOf(look)) style.setProperty(`--${name}`, value);
  style.colorScheme = look.scheme;
};
