import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** Code as the project's formatter writes it in a file of this path. */
export const formatted = (path: string, code: string): string =>
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--stdin-file-path', path], {
    cwd: root,
    input: code,
    encoding: 'utf8',
  });
