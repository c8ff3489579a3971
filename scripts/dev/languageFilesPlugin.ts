import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { allTexts } from '../build/allTexts.ts';

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
      response.end(JSON.stringify(await allTexts(language, true)));
    });
  },
  transformIndexHtml: () => [{ tag: 'script', children: script(brand), injectTo: 'head-prepend' }],
});
