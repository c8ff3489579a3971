import type { Plugin } from 'vite';
import mpaPlugin from 'vite-plugin-mpa';
import type { Page } from '../build/findPages.ts';

// The plugin's CommonJS build arrives wrapped when Node loads it.
const { default: mpa = mpaPlugin } = mpaPlugin as typeof mpaPlugin & { readonly default?: typeof mpaPlugin };

/** Development's view of the pages: found in `pages/`, each at its own addresses; and the gallery of components. `scanDir` needs its `./`. */
export const pagesPlugin = (pages: readonly Page[]): Plugin => {
  const rewrites = pages.flatMap(({ folder, facts }) =>
    [folder === 'home' ? '' : folder, ...(facts.alsoAt ?? [])].map((address) => ({
      from: new RegExp(`^/${address && `${address}/?`}$`),
      to: `/pages/${folder}/index.html`,
    })),
  );
  // What it does at the end deletes built pages, even when only a development server closes.
  const { closeBundle: _, ...plugin } = mpa({
    scanDir: './pages',
    scanFile: 'main.{ts,tsx}',
    open: false,
    rewrites: [...rewrites, { from: /^\/gallery\/?$/, to: '/scripts/gallery/components/index.html' }],
  });
  return plugin;
};
