import mpaPlugin from 'vite-plugin-mpa';
import type { PageConfig } from '../../shared/app/pageConfig.ts';
import type { Page } from '../build/findPages.ts';

// The plugin's CommonJS build arrives wrapped when Node loads it.
type MakePlugin = typeof mpaPlugin;
const mpa = (
  typeof mpaPlugin === 'function' ? mpaPlugin : (mpaPlugin as { default: MakePlugin }).default
) as MakePlugin;

const addressesOf = (folder: string, { alsoAt = [] }: PageConfig): string[] => [
  folder === 'home' ? '' : folder,
  ...alsoAt,
];

/** Development's view of the pages: found in `pages/`, each at its own addresses; and the gallery of components. `scanDir` needs its `./`. */
export const pagesPlugin = (pages: readonly Page[]) => {
  const rewrites = pages.flatMap(({ folder, facts }) =>
    addressesOf(folder, facts).map((address) => ({
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
