import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

/** Compiles a file of this folder to a classic script: without types and imports, its exports become globals. */
export const scriptOf = async (file: string): Promise<string> => {
  const path = join(import.meta.dirname, file);
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
  return code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
};
