import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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
  /** A page without a framework: its view is `document.tsx`, which only the build runs. */
  readonly isStatic: boolean;
  readonly facts: PageConfig;
}

const pathOf = (folder: string): string => join(root, 'pages', folder);

const has = (folder: string, file: string): boolean => existsSync(join(pathOf(folder), file));

const entryOf = (folder: string): string => (has(folder, 'main.tsx') ? 'main.tsx' : 'main.ts');

/**
 * The pages of a build: those in `only`, or all; pages for developers only if `hasPreview` is set.
 * @throws BuildError if a folder lacks a file that makes it a page.
 */
export const findPages = async ({ only, hasPreview }: Pick<BuildSettings, 'only' | 'hasPreview'>): Promise<Page[]> => {
  const folders = only.length ? [...only] : readdirSync(join(root, 'pages')).sort();
  const lost = folders.filter(
    (folder) => !['index.html', 'page.ts', entryOf(folder)].every((file) => has(folder, file)),
  );
  if (lost.length) throw new BuildError(`pages/${lost.join(', pages/')} need an index.html, a main.tsx and a page.ts.`);
  const pages = await Promise.all(
    folders.map(async (folder) => {
      const { page } = (await import(join(pathOf(folder), 'page.ts'))) as { page: PageConfig };
      const isStatic = has(folder, 'document.tsx');
      return { folder, path: pathOf(folder), entry: entryOf(folder), isStatic, facts: page };
    }),
  );
  return pages.filter(({ facts }) => hasPreview || !facts.isPreview);
};

/** The settings for a page: one with `react: 'react'` is built with React itself. */
export const settingsFor = (settings: BuildSettings, { facts }: Pick<Page, 'facts'>): BuildSettings =>
  facts.react === 'react' ? { ...settings, engine: 'react' } : settings;
