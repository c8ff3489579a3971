import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './filesIn.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';

/** The version of the project, from package.json. */
export const projectVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version;

/** The sources of a build, in addition to its settings. */
const FOLDERS = ['pages', 'shared', 'styles', 'public', 'scripts/build'];
const FILES = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'];

// Files among the sources that are not part of any page, and what stands in a lender's folder by the way.
const IS_BESIDE = /\.test\.tsx?$|\.md$|\/examples\.tsx$|\/openapi\.json$|(^|\/)(node_modules|\.[^/]*)\//;

const hashes = new Map<string, string>();

/** A hash of the names and contents of a folder's files, made once. */
const hashOf = (folder: string, files: () => readonly string[]): string => {
  const known = hashes.get(folder);
  if (known) return known;
  const hash = createHash('sha256');
  for (const file of files()
    .filter((each) => !IS_BESIDE.test(each))
    .sort())
    hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  const made = hash.digest('hex');
  hashes.set(folder, made);
  return made;
};

/**
 * Identifies a build: the project's version, and a hash (eight hexadecimal digits) of the sources, the brand's folder, the versions of the packages
 * and the settings (`1.0.0-1a2b3c4d`). The same sources with the same settings give the same id, on any machine and with or without git; which
 * pages are built, and into which folder, does not affect it.
 */
export const buildIdOf = (parts: BuildSettings): string => {
  const { brand, brandFolder, engine, apiBase, basePath, hasPreview, isAdapterOut } = parts;
  const ownFiles = () => FOLDERS.flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`));
  // The lender's own folder has an adapter and pictures. The values of its brand are among the settings.
  const sources = hashOf(root, () => [...ownFiles(), ...FILES]) + hashOf(brandFolder, () => filesIn(brandFolder));
  const settings = JSON.stringify({ brand, engine, apiBase, basePath, hasPreview, isAdapterOut });
  const hash = createHash('sha256').update(sources).update(settings).digest('hex').slice(0, 8);
  return `${projectVersion()}-${hash}`;
};
