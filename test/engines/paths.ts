import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, textOf } from './json.ts';

/** This folder: the npm package that holds the engines. */
export const ENGINES_DIR = import.meta.dirname;

/** The folder for unpacked packages; it can be deleted whenever no engine runs. */
export const CACHE_DIR = join(ENGINES_DIR, '.cache');

/** Returns the folder of an installed package. @throws if `ensureEngines` has not run. */
export function packageDir(name: string): string {
  const dir = join(ENGINES_DIR, 'node_modules', name);
  if (!existsSync(dir)) throw new Error(`${name} is not installed: run \`npm ci\` in ${ENGINES_DIR}`);
  return dir;
}

/** Reads the installed version of a package from its package.json. */
export function packageVersion(name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageDir(name), 'package.json'), 'utf8'));
  return textOf(recordOf(manifest)['version'], 'unknown');
}

/**
 * Returns a folder of the cache, created by `fill` if it is missing. It gets its name only when it is complete, so that
 * workers can ask in parallel; a worker that finishes second deletes its own copy.
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
