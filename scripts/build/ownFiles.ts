import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, parse, resolve } from 'node:path';
import { root } from './root.ts';

/** What a lender's folder may hold, each kind in a folder of this name: scripts/brand/example/README.md. */
export type Kind = 'pages' | 'endpoints' | 'adapter' | 'i18n' | 'sandbox';

/** The folder of the lender for whom a command runs (`BRAND_DIR`); empty for a brand of the project, which has nothing of its own here. */
export const lenderFolder: string = process.env['BRAND_DIR'] ? resolve(process.env['BRAND_DIR']) : '';

const IS_SOURCE = /(?<!\.test|\.d)\.ts$/;

const listed = (folder: string, kind: Kind): ReadonlyMap<string, string> => {
  const entries = isAbsolute(folder) && existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return new Map(
    entries
      .filter((entry) => (kind === 'pages' ? entry.isDirectory() : IS_SOURCE.test(entry.name)))
      .map(({ name }) => [parse(name).name, join(folder, name)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
};

/** The files of a kind in a lender's folder by their names without `.ts`, of pages the folders; empty where it has none. */
export const ownFiles = (brandFolder: string, kind: Kind): ReadonlyMap<string, string> =>
  listed(join(brandFolder, kind), kind);

/** The folders of all pages by their names: the app's, and the lender's, of which one takes the place of the app's of the same name. */
export const pageFolders = (brandFolder: string): ReadonlyMap<string, string> =>
  new Map([...listed(join(root, 'pages'), 'pages'), ...ownFiles(brandFolder, 'pages')]);
