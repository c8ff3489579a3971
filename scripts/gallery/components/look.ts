import type { Brand, Palette } from '../../../shared/brand/brand.ts';
import { brand as sample } from '../../../shared/brand/brands/default/brand.ts';
import { brand as philippines } from '../../../shared/brand/brands/ph/brand.ts';
import tokens from './designTokens.module.scss';

export const brands: readonly Brand[] = [sample, philippines];

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Whose colours the gallery wears, light or dark. */
export interface Look {
  readonly scheme: Scheme;
  readonly brand: Brand;
}

const parameters = (): URLSearchParams => new URLSearchParams(location.search);

/** The look that the address asks for, by `scheme` and `brand`; else the browser's scheme, and the first brand. */
export const readLook = (): Look => {
  const given = parameters();
  const usual: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return {
    scheme: schemes.find((scheme) => scheme === given.get('scheme')) ?? usual,
    brand: brands.find(({ id }) => id === given.get('brand')) ?? sample,
  };
};

/** The gallery's own address with these parameters changed, and the others as they are. */
export const addressWith = (changed: Readonly<Record<string, string>>): string => {
  const all = parameters();
  for (const [name, value] of Object.entries(changed)) all.set(name, value);
  return `?${all}`;
};

/** The tokens of a kind, such as `text` or `dark`: their names and values. */
export const tokensOf = (kind: string): readonly (readonly [name: string, value: string])[] =>
  Object.entries(tokens)
    .filter(([name]) => name.startsWith(`${kind}-`))
    .map(([name, value]) => [name.slice(kind.length + 1), value]);

const brandColors: readonly (readonly [name: string, color: keyof Palette])[] = [
  ['brand', 'brand'],
  ['on-brand', 'onBrand'],
  ['accent', 'accent'],
];

/** Every colour of a look, by the name of its token. */
export const colorsOf = ({ scheme, brand }: Look): readonly (readonly [name: string, value: string])[] => [
  ...brandColors.map(([name, color]) => [name, brand.colors[scheme][color]] as const),
  ...tokensOf(scheme),
];

/** Gives the document a look, whatever the browser prefers. */
export const wear = (look: Look): void => {
  const { style } = document.documentElement;
  for (const [name, value] of colorsOf(look)) style.setProperty(`--${name}`, value);
  style.colorScheme = look.scheme;
};
