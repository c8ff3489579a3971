import { relative, sep } from 'node:path';
import { compileString } from 'sass';
import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { brandTokens } from './brandPlugin.ts';
import { root } from './root.ts';

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
    handler: (id) => compileOnce(id.replace(/\.css$/, ''), brandTokens(brand)),
  },
});
