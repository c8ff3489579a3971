import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import mpaPlugin from 'vite-plugin-mpa';
import type { PageConfig } from '../../shared/app/pageConfig.ts';
import { BuildError } from './buildError.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';

/** A page as the build sees it. `folder` is its name and address. */
export interface Page {
  readonly folder: string;
  readonly path: string;
  /** The file in the folder that starts the page. */
  readonly entry: string;
  /** A page without a framework: its view stands in `document.tsx`, which the build alone runs. */
  readonly isStatic: boolean;
  readonly facts: PageConfig;
}

// The plugin's CommonJS build arrives wrapped when Node loads it.
type MakePlugin = typeof mpaPlugin;
const mpa = (
  typeof mpaPlugin === 'function' ? mpaPlugin : (mpaPlugin as { default: MakePlugin }).default
) as MakePlugin;

const pathOf = (folder: string): string => join(root, 'pages', folder);

const addressesOf = (folder: string, { alsoAt = [] }: PageConfig): string[] => [
  folder === 'home' ? '' : folder,
  ...alsoAt,
];

/** Development's view of the pages: found in `pages/`, each at its own addresses. `scanDir` needs its `./`. */
export const pagesPlugin = (pages: readonly Page[] = []) => {
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
    rewrites,
  });
  return plugin;
};

const foundByPlugin = async (): Promise<string[]> => {
  const config = await resolveConfig({ root, configFile: false, plugins: [pagesPlugin()], logLevel: 'error' }, 'build');
  return Object.keys(config.build.rollupOptions.input as Record<string, string>);
};

/**
 * The pages of a build: those of `only`, or all; without the ones that only developers use, unless it asks for them.
 * A folder that the plugin passed over would be missing without a word, so the two are compared.
 */
export const findPages = async ({ only, hasPreview }: Pick<BuildSettings, 'only' | 'hasPreview'>): Promise<Page[]> => {
  const found = (await foundByPlugin()).sort();
  const folders = only.length ? [...only] : readdirSync(join(root, 'pages')).sort();
  const lost = folders.filter((folder) => !found.includes(folder) || !existsSync(join(pathOf(folder), 'page.ts')));
  if (lost.length) throw new BuildError(`pages/${lost.join(', pages/')} need an index.html, a main.tsx and a page.ts.`);
  const pages = await Promise.all(
    folders.map(async (folder) => {
      const { page } = (await import(join(pathOf(folder), 'page.ts'))) as { page: PageConfig };
      const entry = existsSync(join(pathOf(folder), 'main.tsx')) ? 'main.tsx' : 'main.ts';
      const isStatic = existsSync(join(pathOf(folder), 'document.tsx'));
      return { folder, path: pathOf(folder), entry, isStatic, facts: page };
    }),
  );
  return pages.filter(({ facts }) => hasPreview || !facts.isPreview);
};
