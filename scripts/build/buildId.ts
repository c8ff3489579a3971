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

// Files among the sources that are not part of any page.
const IS_BESIDE = /\.test\.tsx?$|\.md$|[/.]examples\.tsx$|\/openapi\.json$/;

/** A hash of the names and contents of files. */
const hashOf = (folder: string, files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files.filter((each) => !IS_BESIDE.test(each)).sort())
    hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
};

const hashes = new Map<string, string>();

const once = (folder: string, hash: () => string): string => {
  const made = hashes.get(folder) ?? hash();
  hashes.set(folder, made);
  return made;
};

const hashSources = (): string =>
  hashOf(root, [
    ...FOLDERS.flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`)),
    ...FILES,
  ]);

// The lender's own folder: its adapter and pictures. The values of its brand are among the settings.
const hashBrandFolder = (folder: string): string =>
  hashOf(
    folder,
    filesIn(folder).filter((file) => !/(^|\/)(node_modules|\.[^/]*)\//.test(file)),
  );

/**
 * Identifies a build: the project's version, and a hash (eight hexadecimal digits) of the sources, the brand's folder, the versions of the packages
 * and the settings (`1.0.0-1a2b3c4d`). The same sources with the same settings give the same id, on any machine and with or without git; which
 * pages are built, and into which folder, does not affect it.
 */
export const buildIdOf = (parts: BuildSettings): string => {
  const { brand, brandFolder, engine, apiBase, basePath, hasPreview, isAdapterOut } = parts;
  const sources = once(root, hashSources) + once(brandFolder, () => hashBrandFolder(brandFolder));
  const settings = JSON.stringify({ brand, engine, apiBase, basePath, hasPreview, isAdapterOut });
  const hash = createHash('sha256').update(sources).update(settings).digest('hex').slice(0, 8);
  return `${projectVersion()}-${hash}`;
};
