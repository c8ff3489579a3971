import { relative, sep } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'rolldown';
import { compile, compileString } from 'sass';
import type { Brand } from '../../shared/brand/brand.ts';
import { brandTokens } from './brandTokens.ts';
import { root } from './root.ts';

const SCSS = /\.scss$/;

/** The styles of the licence, which only a brand that states one needs. */
const OF_LICENCE = '/core/Licence/';

const compiled = new Map<string, string>();

const compileFile = (file: string, tokens: string): string => {
  const options = { loadPaths: [root] };
  const { css } = tokens
    ? compileString(`${tokens}@use ${JSON.stringify(relative(root, file).split(sep).join('/'))};`, options)
    : compile(file, options);
  return css;
};

// Compiled once for all pages of a build, because they share most style sheets. A process may build several brands.
const compileOnce = (file: string, tokens: string): string => {
  const key = tokens + file;
  const known = compiled.get(key) ?? compileFile(file, tokens);
  compiled.set(key, known);
  return known;
};

/** Lets a script import style sheets; nothing of them stays in the script. */
export const stylesPlugin: Plugin = {
  name: 'borrower-web:styles',
  load: { filter: { id: SCSS }, handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: 'no-treeshake' }) },
};

const CHROME_64 = 64 << 16;
const SAFARI_12 = 12 << 16;

/** The compiled style sheets among a bundle's modules, in their order, for the oldest browsers. */
export const stylesOf = (modules: readonly string[], brand: Pick<Brand, 'look' | 'disclosures'>): string => {
  const files = modules.filter((id) => SCSS.test(id) && (brand.disclosures || !id.includes(OF_LICENCE)));
  const css = files.map((file) => compileOnce(file, brandTokens(brand))).join('\n');
  const targets = { chrome: CHROME_64, safari: SAFARI_12 };
  return transform({ filename: 'style.css', code: Buffer.from(css), targets, minify: true }).code.toString();
};
