import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './filesIn.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';

/** The version of the project, as package.json has it. */
export const projectVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version;

/** What a build is made of, beside its settings. */
const FOLDERS = ['pages', 'shared', 'styles', 'public', 'scripts/build'];
const FILES = ['package-lock.json', 'tsconfig.json'];

// What is beside the sources of the pages and part of none.
const IS_BESIDE = /\.test\.tsx?$|\.md$|\/examples\.tsx$|\/openapi\.json$/;

/** A hash of files, by their names and what is in them. */
const hashOf = (folder: string, files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files.filter((each) => !IS_BESIDE.test(each)).sort())
    hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
};

let sourceHash: string | undefined;
const brandHashes = new Map<string, string>();

const hashSources = (): string =>
  hashOf(root, [
    ...FOLDERS.flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`)),
    ...FILES,
  ]);

// A lender's own folder: its adapter and pictures, beside the values that are among the settings.
const hashBrandFolder = (folder: string): string =>
  hashOf(
    folder,
    filesIn(folder).filter((file) => !/(^|\/)(node_modules|\.[^/]*)\//.test(file)),
  );

/**
 * What tells one build from another: the project's version, and eight hexadecimal digits, a hash of the sources, of the brand's folder, of the versions of
 * the packages and of the settings (`1.0.0-1a2b3c4d`). The same sources with the same settings have the same id, on any machine and with or without git; which
 * pages are built, and where to, changes nothing.
 */
export const buildIdOf = (parts: BuildSettings): string => {
  const { brand, brandFolder, engine, apiBase, basePath, hasPreview, isAdapterOut } = parts;
  sourceHash ??= hashSources();
  const brandHash = brandHashes.get(brandFolder) ?? hashBrandFolder(brandFolder);
  brandHashes.set(brandFolder, brandHash);
  const settings = JSON.stringify({ brand, engine, apiBase, basePath, hasPreview, isAdapterOut });
  const hash = createHash('sha256').update(sourceHash).update(brandHash).update(settings).digest('hex').slice(0, 8);
  return `${projectVersion()}-${hash}`;
};
