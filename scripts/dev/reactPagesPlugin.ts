import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { Page } from '../build/findPages.ts';

/** The mode of the server for pages with `react: 'react'`, and the path below which its modules stand. */
export const REACT_PAGES = 'react-pages';

const BASE = `/@${REACT_PAGES}/`;

const ROOT = '\0without-first-view';

/** A document of development has no first view that React could take over. */
const withoutFirstView: Plugin = {
  name: 'borrower-web:without-first-view',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'react-dom/client' && importer?.endsWith('/shared/app/start.tsx') ? ROOT : null),
  load: (id) =>
    id === ROOT
      ? `import { createRoot } from 'react-dom/client';
export const hydrateRoot = (box, view, options) => {
  const root = createRoot(box, options);
  root.render(view);
  return root;
};`
      : null,
};

/**
 * In development, pages with `react: 'react'` come from a second server behind the first, which starts with the first of them: on one server a module
 * that they share with others would run with Preact or with React for all.
 */
export const reactPagesPlugin = (pages: readonly Page[]): Plugin => {
  const folders = pages.filter(({ facts }) => facts.react === 'react').map(({ folder }) => folder);
  let second: Promise<ViteDevServer> | undefined;
  const start = ({ config, httpServer }: ViteDevServer): Promise<ViteDevServer> =>
    createServer({
      configFile: config.configFile ?? false,
      root: config.root,
      mode: REACT_PAGES,
      base: BASE,
      plugins: [withoutFirstView],
      logLevel: config.logLevel ?? 'info',
      cacheDir: `${config.cacheDir}/${REACT_PAGES}`,
      server: { middlewareMode: true, ...(httpServer && { ws: { server: httpServer, path: 'reload' } }) },
    });
  return {
    name: 'borrower-web:react-pages',
    apply: 'serve',
    // Before the plugin that gives each page its address.
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const isPage = folders.some((name) => path === `/${name}` || path === `/${name}/`);
        if (!isPage && !path.startsWith(BASE)) return next();
        second ??= start(server);
        second.then(({ middlewares }) => middlewares(request, response, next)).catch(next);
      });
    },
    // A Vite server that is closed, or starts anew, takes the second one along.
    async closeBundle() {
      await (await second)?.close();
    },
  };
};
