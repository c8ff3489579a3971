import type { Brand } from '../../shared/brand/brand.ts';
import { root } from './root.ts';

const mapOf = (values: { readonly [name: string]: string }): string =>
  Object.entries(values)
    .map(([name, value]) => `'${name}': ${value}`)
    .join(', ');

const fontName = (name: string): string => (/\s/.test(name) ? `'${name}'` : name);

/**
 * A line of Sass that configures `styles/settings/_tokens.scss` with the brand's own radii, spaces and fonts, and has to precede any other use of
 * it; empty for a brand without them.
 */
export const brandTokens = ({ look }: Pick<Brand, 'look'>): string => {
  const given = [
    ...(look?.radii ? [`$own-radii: (${mapOf(look.radii)})`] : []),
    ...(look?.spaces ? [`$own-spaces: (${mapOf(look.spaces)})`] : []),
    ...(look?.fonts ? [`$fonts: (${look.fonts.map(fontName).join(', ')})`] : []),
  ];
  return given.length ? `@use 'styles/settings/tokens' with (${given.join(', ')});\n` : '';
};

/** The same, as options for Vite's Sass compiler. */
export const sassOptions = (brand: Pick<Brand, 'look'>) => ({
  preprocessorOptions: { scss: { additionalData: brandTokens(brand), loadPaths: [root] } },
});
