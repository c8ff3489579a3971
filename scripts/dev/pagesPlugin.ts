import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import mpaPlugin from 'vite-plugin-mpa';
import { isOutside } from '../build/appModules.ts';
import { type Page, pathsOf } from '../build/findPages.ts';
import { root } from '../build/root.ts';

// The plugin's CommonJS build arrives wrapped when Node loads it.
const { default: mpa = mpaPlugin } = mpaPlugin as typeof mpaPlugin & { readonly default?: typeof mpaPlugin };

/** The pages in `pages/`, each at its own addresses. `scanDir` needs its `./`. */
const appPages = (pages: readonly Page[]): Plugin => {
  const rewrites = pages.flatMap((page) =>
    pathsOf(page).map((path) => ({
      from: new RegExp(`^${path}/?$`),
      to: `/pages/${page.folder}/index.html`,
    })),
  );
  // What it does at the end deletes built pages, even when only a development server closes.
  const { closeBundle: _, ...plugin } = mpa({
    scanDir: './pages',
    scanFile: 'main.{ts,tsx}',
    open: false,
    rewrites,
  });
  return plugin;
};

/** The document of a page of the app, with another script. */
const documentOf = ({ folder, path, entry }: Page): string =>
  readFileSync(join(root, 'pages/home/index.html'), 'utf8')
    .replace(/<title>.*</, `<title>${folder}<`)
    .replace(/src=".*"/, `src="/@fs${join(path, entry)}"`);

/** The pages of a lender's folder, outside the project, in which vite-plugin-mpa does not look. One replaces the app's of the same name. */
const lenderPages = (pages: readonly Page[], brandFolder: string): Plugin => ({
  name: 'borrower-web:lender-pages',
  // Before vite-plugin-mpa, which answers a browser that asks for a page unknown to it.
  enforce: 'pre',
  config: () => ({
    server: { fs: { allow: [root, brandFolder] } },
    // They are bundled before the first page is opened: one that is found later would load that page anew.
    optimizeDeps: { entries: ['pages/*/main.{ts,tsx}', ...pages.map(({ path, entry }) => join(path, entry))] },
  }),
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const address = (request.url ?? '').replace(/[?#].*/, '').replace(/(.)\/$/, '$1');
      const page = pages.find((each) => pathsOf(each).includes(address));
      if (!page) return next();
      server
        .transformIndexHtml(`/pages/${page.folder}/index.html`, documentOf(page), request.url)
        .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
        .catch(next);
    });
  },
});

/** Development's view of the pages. `brandFolder` may hold pages outside the project. */
export const pagesPlugins = (pages: readonly Page[], brandFolder: string): Plugin[] => {
  const own = pages.filter(({ path }) => isOutside(path));
  const others = pages.filter((page) => !own.includes(page));
  return [...(own.length ? [lenderPages(own, brandFolder)] : []), appPages(others)];
};
