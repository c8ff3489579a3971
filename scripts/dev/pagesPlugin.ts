import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Page } from '../build/findPages.ts';
import { root } from '../build/root.ts';

const GALLERY = '/scripts/gallery/components/index.html';

const documentOf = ({ folder, path, entry }: Page): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${folder}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/@fs${join(path, entry)}"></script>
  </body>
</html>
`;

/** Development's view of the pages: each at its own addresses, and the gallery of components. `brandFolder` may hold pages outside the project. */
export const pagesPlugin = (pages: readonly Page[], brandFolder: string): Plugin => {
  const byAddress = new Map<string, Page>(
    pages.flatMap((page) =>
      [page.folder === 'home' ? '' : page.folder, ...(page.facts.alsoAt ?? [])].map(
        (address) => [`/${address}`, page] as const,
      ),
    ),
  );
  return {
    name: 'borrower-web:pages',
    config: () => ({
      server: { fs: { allow: [root, brandFolder] } },
      // They are bundled before the first page is opened: one that is found later would load that page anew.
      optimizeDeps: { entries: pages.map(({ path, entry }) => join(path, entry)) },
    }),
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const [address = '/'] = (request.url ?? '/').split(/[?#]/);
        if (/^\/gallery\/?$/.test(address)) request.url = GALLERY;
        const page = byAddress.get(address === '/' ? address : address.replace(/\/$/, ''));
        if (!page) return next();
        server
          .transformIndexHtml(`/pages/${page.folder}/index.html`, documentOf(page), request.url)
          .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
          .catch(next);
      });
    },
  };
};
