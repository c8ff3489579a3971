import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageConfig } from '../../shared/app/pageConfig.ts';
import { pageFolders } from './ownFiles.ts';
import { root } from './root.ts';
import { runFiles } from './runSource.ts';
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

/** The paths of a page; in a build the 404 page is served at every other path instead. */
export const pathsOf = ({ folder, facts }: Pick<Page, 'folder' | 'facts'>): readonly string[] =>
  [folder === 'home' ? '' : folder, ...(facts.alsoAt ?? [])].map((name) => `/${name}`);

/** The document for every path that does not exist. */
export const isNotFound = ({ folder }: Pick<Page, 'folder'>): boolean => folder === 'notFound';

const entryIn = (path: string): string => (existsSync(join(path, 'main.tsx')) ? 'main.tsx' : 'main.ts');

type Wanted = Pick<BuildSettings, 'only' | 'hasPreview'> & Partial<Pick<BuildSettings, 'brand' | 'brandFolder'>>;

/** The pages of a build: those in `only`, or all that the brand does not leave out; pages for developers only if `hasPreview` is set. */
export const findPages = async ({ only, hasPreview, brand, brandFolder = root }: Wanted): Promise<Page[]> => {
  const all = pageFolders(brandFolder);
  const names = only.length ? only : [...all.keys()].filter((name) => brand?.pages?.[name] === undefined);
  const folders = names.map((folder) => [folder, all.get(folder) ?? join(root, 'pages', folder)] as const);
  const modules = await runFiles(folders.map(([, path]) => join(path, 'page.ts')));
  return folders
    .map(([folder, path], at): Page => {
      const isStatic = existsSync(join(path, 'document.tsx'));
      return { folder, path, entry: entryIn(path), isStatic, facts: modules[at]?.['page'] as PageConfig };
    })
    .filter(({ facts }) => hasPreview || !facts.isPreview);
};

/** The settings for a page: one with `react: 'react'` is built with React itself. */
export const settingsFor = (settings: BuildSettings, { facts }: Pick<Page, 'facts'>): BuildSettings =>
  facts.react === 'react' ? { ...settings, engine: 'react' } : settings;
