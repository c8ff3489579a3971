import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../build/root.ts';
import type { BuildSettings } from '../../build/settings.ts';
import { type ScreenName, screenOf } from '../screens.ts';
import { buildOfCommit } from './buildOfCommit.ts';
import { writeFloor } from './byHandPages.ts';
import { runOwnBuild } from './ownBuild.ts';
import { plainBuild } from './plainBuild.ts';
import { writePrefetch } from './prefetchPages.ts';
import { spaBuild } from './spaBuild.ts';
import { type VariantName, variantNames } from './variant.ts';

/** The folder of each variant's files. */
export type VariantFolders = Readonly<Record<VariantName, string>>;

/** Returns the folder names of all pages of the project. */
export const allPages = (): string[] => readdirSync(join(root, 'pages')).sort();

/** Returns the folder of each variant below `folder`, which is relative to the project. */
export const variantFolders = (folder: string): VariantFolders =>
  Object.fromEntries(variantNames.map((name) => [name, join(root, folder, name)])) as VariantFolders;

/** Rebuilds every variant below `folder`. `pages`: those in our build and React's; `against`: the commit of `before`. */
export const makeVariants = async (
  settings: BuildSettings,
  folder: string,
  screens: readonly ScreenName[],
  pages: readonly string[],
  against?: string,
): Promise<void> => {
  const { ours, prefetch, plain, spa, spaAhead, floor } = variantFolders(folder);
  const only = [...new Set([...pages, 'home', 'notFound'])];
  await runOwnBuild({ outDir: `${folder}/ours`, only });
  writePrefetch(ours, prefetch);
  await runOwnBuild({ outDir: `${folder}/react`, engine: 'react', only });
  await build(plainBuild(settings, { outDir: plain, pages: allPages() }));
  await build(spaBuild(settings, { outDir: spa, loadsAhead: false }));
  await build(spaBuild(settings, { outDir: spaAhead, loadsAhead: true }));
  if (against) await buildOfCommit(against, { folder, only });
  writeFloor(settings, floor, screens.map(screenOf), ours);
};
