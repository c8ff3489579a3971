import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/root.ts';

/** The text of a file, by its path from the root. */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Whether a file is code of the pages, and no test of it. */
export const isOfPages = (file: string): boolean =>
  /^(pages|shared)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
