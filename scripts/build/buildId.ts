import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type BuildSettings, root } from './settings.ts';

/** What a build is made of, beside its settings. */
const FOLDERS = ['pages', 'shared', 'styles', 'public', 'scripts/build'];
const FILES = ['package-lock.json', 'tsconfig.json'];

// What is beside the sources of the pages and part of none.
const IS_BESIDE = /\.test\.tsx?$|\.md$|\/examples\.tsx$/;

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((file) => !IS_BESIDE.test(file));

let sourceHash: string | undefined;

const hashSources = (): string => {
  const hash = createHash('sha256');
  for (const file of [...FOLDERS.flatMap(sourcesIn), ...FILES].sort())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/**
 * What tells one build from another: eight hexadecimal digits, a hash of the sources, of the versions of the packages and of
 * the settings. The same sources with the same settings have the same id, on any machine and with or without git; which
 * pages are built, and where to, changes nothing.
 */
export const buildIdOf = ({ brand, engine, apiBase, hasPreview }: BuildSettings): string => {
  sourceHash ??= hashSources();
  const settings = JSON.stringify({ brand, engine, apiBase, hasPreview });
  return createHash('sha256').update(sourceHash).update(settings).digest('hex').slice(0, 8);
};
