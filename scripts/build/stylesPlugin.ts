import { compileAsync } from 'sass';
import type { Plugin } from 'vite';
import { root } from './settings.ts';

const SCSS = /\.scss$/;

/** What the bundler takes a compiled style sheet for; its file has the name without the last ending. */
const COMPILED = /\.scss\.css$/;

const compiled = new Map<string, Promise<string>>();

const compile = (file: string): Promise<string> => {
  const known = compiled.get(file) ?? compileAsync(file, { loadPaths: [root] }).then(({ css }) => css);
  compiled.set(file, known);
  return known;
};

/** Compiles each style sheet once for all pages of a build: most pages share most of theirs. */
export const stylesPlugin = (): Plugin => ({
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
    handler: (id) => compile(id.replace(/\.css$/, '')),
  },
});
