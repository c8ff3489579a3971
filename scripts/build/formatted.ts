import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** Formats code with the project's formatter, as a file at this path. */
export const formatted = (path: string, code: string): string =>
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--stdin-file-path', path], {
    cwd: root,
    input: code,
    encoding: 'utf8',
  });
