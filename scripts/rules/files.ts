import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/root.ts';

/** @returns the files of the repository, new ones too, as paths from its root. */
export const trackedFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)));

/** @returns the text of a file, by its path from the root. */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** @returns whether a file is code of the pages, and not a test. */
export const isOfPages = (file: string): boolean =>
  /^(pages|shared)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
