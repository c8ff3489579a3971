import { relative, sep } from 'node:path';
import { compileString } from 'sass';
import type { Plugin } from 'vite';
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

/** The styles of the licence, which only a brand that states one needs. */
const OF_LICENCE = '/core/Licence/';

const compiled = new Map<string, string>();

// A process may build several brands.
const compileOnce = (file: string, tokens: string): string => {
  const use = `${tokens}@use ${JSON.stringify(relative(root, file).split(sep).join('/'))};`;
  const css = compiled.get(use) ?? compileString(use, { loadPaths: [root] }).css;
  compiled.set(use, css);
  return css;
};

/** Compiles each style sheet once for all pages of a build: Vite would compile it once for each page, and they share most of them. */
export const sassPlugin = (brand: Brand): Plugin => ({
  name: 'borrower-web:sass',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.scss$/ },
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && `${found.id}.css`;
    },
  },
  load: {
    filter: { id: /\.scss\.css$/ },
    handler: (id) =>
      brand.disclosures || !id.includes(OF_LICENCE) ? compileOnce(id.replace(/\.css$/, ''), brandTokens(brand)) : '',
  },
});
