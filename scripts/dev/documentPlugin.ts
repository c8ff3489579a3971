import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { languageIn } from '../../shared/session/parameters.ts';
import type { Page } from '../build/findPages.ts';
import { NO_FOUND_LINKS } from '../build/html.ts';
import { licenceParts } from '../build/licenceFiles.ts';
import { allTexts, SOURCE_LANGUAGE } from '../build/readMessages.ts';
import type { BuildSettings } from '../build/settings.ts';

// What the head of a built document does for another language, and a warning of an address that was put together without encoding. The texts beside the screens are English; a brand's own language, and its own wording,
// come as a file here.
const headScript = (brand: Brand): string => `
const languages = ${JSON.stringify(brand.languages)};
const asked = (${languageIn})(new URLSearchParams(location.search).get('lang'), languages);
const lang = asked || ${JSON.stringify(brand.defaultLanguage)};
if (lang !== ${JSON.stringify(SOURCE_LANGUAGE)} || ${!!brand.texts?.[SOURCE_LANGUAGE]})
  window.loanLanguage = { name: lang, file: fetch('/texts/' + lang + '.json').then((answer) => answer.json()) };
const [, plus] = /[?&](\\w+id)=[^&]*\\+/i.exec(location.search) ?? [];
if (plus) console.warn(plus + ' has a + in the address, which is read as a blank: whoever joins addresses by hand writes %2B.');`;

/** In development, what the documents of a build have besides their page: the texts of a language, and the lender's licence where a page states it. */
export const documentPlugin = (settings: BuildSettings, pages: readonly Page[]): Plugin => {
  const { brand } = settings;
  const stating = pages.filter(({ facts }) => facts.statesLicence).map(({ folder }) => `/pages/${folder}/index.html`);
  return {
    name: 'borrower-web:document',
    apply: 'serve',
    async configureServer({ middlewares }) {
      for (const { path, content } of (await licenceParts(brand)).files)
        middlewares.use(path, (_, response) =>
          response.setHeader('content-type', 'text/html; charset=utf-8').end(content),
        );
      middlewares.use('/texts', (request, response, next) => {
        const language = /^\/(\w+)\.json/.exec(request.url ?? '')?.[1] ?? '';
        const send = async (): Promise<void> => {
          const texts = await allTexts(language, settings, true);
          response.setHeader('content-type', 'application/json').end(JSON.stringify(texts));
        };
        // Of a slip in a language's file the page learns, and development goes on.
        send().catch(next);
      });
    },
    transformIndexHtml: async (html, { path }) => ({
      html: stating.includes(path) ? html.replace('</body>', `${(await licenceParts(brand)).html}</body>`) : html,
      tags: [
        { tag: 'script', children: headScript(brand), injectTo: 'head-prepend' },
        { tag: 'meta', attrs: NO_FOUND_LINKS },
        { tag: 'link', attrs: { rel: 'icon', href: 'data:,' } },
      ],
    }),
  };
};
