import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { isMessages, readMessages } from '../build/messagesPlugin.ts';
import { root } from '../build/settings.ts';

const messageFiles = (): string[] =>
  ['pages', 'shared'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(root, folder, file))
      .filter(isMessages),
  );

/** All texts of the app in one language, by set. */
const textsIn = async (language: string): Promise<Record<string, unknown>> => {
  const sets = await Promise.all(messageFiles().map((file) => readMessages(readFileSync(file, 'utf8'), file)));
  return Object.fromEntries(sets.map(({ name, languages }) => [name, languages[language] ?? {}]));
};

const script = (brand: Brand): string => `
const lang = new URLSearchParams(location.search).get('lang');
if (${JSON.stringify(brand.languages)}.includes(lang) && lang !== ${JSON.stringify(brand.defaultLanguage)})
  window.loanLanguage = { name: lang, file: fetch('/texts/' + lang + '.json').then((answer) => answer.json()) };`;

/** In development, what the head of a built document does for another language. */
export const languageFilesPlugin = (brand: Brand): Plugin => ({
  name: 'borrower-web:language-files',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/texts', async (request, response) => {
      const language = /^\/(\w+)\.json/.exec(request.url ?? '')?.[1] ?? '';
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await textsIn(language)));
    });
  },
  transformIndexHtml: () => [{ tag: 'script', children: script(brand), injectTo: 'head-prepend' }],
});
