import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

/** A file of this folder as a classic script: its types are gone, and what it exports is there by its name. */
export const scriptOf = async (file: string): Promise<string> => {
  const path = join(import.meta.dirname, file);
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
  return code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
};
