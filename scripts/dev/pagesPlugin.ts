import type { Plugin } from 'vite';
import mpaPlugin from 'vite-plugin-mpa';
import type { Page } from '../build/findPages.ts';
import { addressesOf, pageAt } from './pageAt.ts';

// The plugin's CommonJS build arrives wrapped when Node loads it.
type MakePlugin = typeof mpaPlugin;
const mpa = (
  typeof mpaPlugin === 'function' ? mpaPlugin : (mpaPlugin as { default: MakePlugin }).default
) as MakePlugin;

const PAGE = '/scripts/dev/page.html';

/** Development's view of the pages: found in `pages/`, each at its own addresses; and the gallery of components. `scanDir` needs its `./`. */
export const pagesPlugin = (pages: readonly Page[]): Plugin[] => {
  const rewrites = pages
    .flatMap(addressesOf)
    .map((address) => ({ from: new RegExp(`^/${address && `${address}/?`}$`), to: PAGE }));
  // What it does at the end deletes built pages, even when only a development server closes.
  const { closeBundle: _, ...plugin } = mpa({
    scanDir: './pages',
    scanFile: 'main.{ts,tsx}',
    open: false,
    rewrites: [...rewrites, { from: /^\/gallery\/?$/, to: '/scripts/gallery/components/index.html' }],
  });
  return [
    plugin,
    {
      name: 'borrower-web:page',
      apply: 'serve',
      // Where packages are looked for before a page is opened: the pages have no documents of their own.
      config: () => ({ optimizeDeps: { entries: ['pages/*/main.{ts,tsx}', 'scripts/gallery/components/main.tsx'] } }),
      transformIndexHtml: {
        order: 'pre',
        handler: (html, { originalUrl }) => {
          const page = pageAt(pages, originalUrl);
          return page ? html.replaceAll('%FOLDER%', page.folder).replace('%ENTRY%', page.entry) : html;
        },
      },
    },
  ];
};
