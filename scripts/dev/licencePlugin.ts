import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import type { Page } from '../build/findPages.ts';
import { licenceFileIn, licenceHtml } from '../build/licenceFiles.ts';

// What stands for the hash of a build's files.
const IN_DEVELOPMENT = 'dev';

/** In development, what a build puts below pages that state the lender's licence, and the files that they fetch. */
export const licencePlugin = (brand: Brand, pages: readonly Page[]): Plugin => {
  const stating = pages.filter(({ facts }) => facts.statesLicence).map(({ folder }) => `/pages/${folder}/index.html`);
  return {
    name: 'borrower-web:licence',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language] = /^\/texts\/licence\.dev\.(\w+)\.html/.exec(request.url ?? '') ?? [];
        if (!language) return next();
        const send = (html: string) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
        licenceFileIn(language, brand).then(send).catch(next);
      });
    },
    transformIndexHtml: (html, { path }) =>
      stating.includes(path) ? html.replace('</body>', `${licenceHtml(brand, IN_DEVELOPMENT)}</body>`) : html,
  };
};
