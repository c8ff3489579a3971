import { relative, sep } from 'node:path';
import { compileAsync, compileStringAsync } from 'sass';
import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { brandTokens } from './brandTokens.ts';
import { root } from './root.ts';

const SCSS = /\.scss$/;

/** What the bundler takes a compiled style sheet for; its file has the name without the last ending. */
const COMPILED = /\.scss\.css$/;

/** Only a brand that states its licence has anything that looks so. */
const OF_LICENCE = '/core/Licence/';

const compiled = new Map<string, Promise<string>>();

const compileFile = async (file: string, tokens: string): Promise<string> => {
  const options = { loadPaths: [root] };
  const { css } = await (tokens
    ? compileStringAsync(`${tokens}@use ${JSON.stringify(relative(root, file).split(sep).join('/'))};`, options)
    : compileAsync(file, options));
  return css;
};

// A process may build several brands.
const compile = (file: string, tokens: string): Promise<string> => {
  const key = tokens + file;
  const known = compiled.get(key) ?? compileFile(file, tokens);
  compiled.set(key, known);
  return known;
};

/** Compiles each style sheet once for all pages of a build: most pages share most of theirs. */
export const stylesPlugin = (brand: Pick<Brand, 'look' | 'disclosures'>): Plugin => ({
  name: 'borrower-web:styles',
  enforce: 'pre',
  resolveId: {
    filter: { id: SCSS },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}.css`;
    },
  },
  load: {
    filter: { id: COMPILED },
    handler: (id) =>
      !brand.disclosures && id.includes(OF_LICENCE) ? '' : compile(id.replace(/\.css$/, ''), brandTokens(brand)),
  },
});
