import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import type { Page } from '../build/findPages.ts';
import { licenceParts } from '../build/licenceFiles.ts';
import { pageAt } from './pageAt.ts';

/** In development, what a build puts below pages that state the lender's licence, and the files that they fetch. */
export const licencePlugin = (brand: Brand, pages: readonly Page[]): Plugin => {
  return {
    name: 'borrower-web:licence',
    apply: 'serve',
    async configureServer(server) {
      for (const { path, content } of (await licenceParts(brand)).files)
        server.middlewares.use(path, (_, response) =>
          response.setHeader('content-type', 'text/html; charset=utf-8').end(content),
        );
    },
    transformIndexHtml: async (html, { originalUrl }) =>
      pageAt(pages, originalUrl)?.facts.statesLicence
        ? html.replace('</body>', `${(await licenceParts(brand)).html}</body>`)
        : html,
  };
};
