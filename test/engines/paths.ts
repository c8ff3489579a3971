import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, textOf } from './json.ts';

/** This folder: the package that holds the engines. */
export const ENGINES_DIR = import.meta.dirname;

/** What is unpacked from the packages; may be deleted at any time when no engine runs. */
export const CACHE_DIR = join(ENGINES_DIR, '.cache');

/** The folder of an installed package; throws when `ensureEngines` has not run. */
export function packageDir(name: string): string {
  const dir = join(ENGINES_DIR, 'node_modules', name);
  if (!existsSync(dir)) throw new Error(`${name} is not installed: run \`npm ci\` in ${ENGINES_DIR}`);
  return dir;
}

/** The installed version of a package, by its own package.json. */
export function packageVersion(name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageDir(name), 'package.json'), 'utf8'));
  return textOf(recordOf(manifest)['version'], 'unknown');
}

/**
 * A folder of the cache, made by `fill` when it is not there yet. It appears under its name only when it is complete,
 * so that workers may ask in parallel; the one that comes second throws its own copy away.
 */
export function cachedDir(name: string, fill: (dir: string) => void): string {
  const dir = join(CACHE_DIR, name);
  if (existsSync(dir)) return dir;
  mkdirSync(CACHE_DIR, { recursive: true });
  const unfinished = mkdtempSync(`${dir}.unfinished-`);
  fill(unfinished);
  try {
    renameSync(unfinished, dir);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
  return dir;
}
