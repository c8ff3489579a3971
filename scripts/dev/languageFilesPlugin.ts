import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { allTexts } from '../build/allTexts.ts';
import { SOURCE_LANGUAGE } from '../build/readMessages.ts';

// The texts beside the screens are English; a brand's own language, and its own wording, come as a file here.
const script = (brand: Brand): string => `
const asked = new URLSearchParams(location.search).get('lang');
const lang = ${JSON.stringify(brand.languages)}.includes(asked) ? asked : ${JSON.stringify(brand.defaultLanguage)};
if (lang !== ${JSON.stringify(SOURCE_LANGUAGE)} || ${!!brand.texts?.[SOURCE_LANGUAGE]})
  window.loanLanguage = { name: lang, file: fetch('/texts/' + lang + '.json').then((answer) => answer.json()) };`;

/** In development, what the head of a built document does for another language. */
export const languageFilesPlugin = (brand: Brand): Plugin => ({
  name: 'borrower-web:language-files',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/texts', (request, response, next) => {
      const language = /^\/(\w+)\.json/.exec(request.url ?? '')?.[1] ?? '';
      const send = async (): Promise<void> => {
        const texts = await allTexts(language, brand, true);
        response.setHeader('content-type', 'application/json').end(JSON.stringify(texts));
      };
      // Of a slip in a language's file the page learns, and development goes on.
      send().catch(next);
    });
  },
  transformIndexHtml: () => [{ tag: 'script', children: script(brand), injectTo: 'head-prepend' }],
});
