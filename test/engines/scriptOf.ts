import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';

/** Compiles a file to a classic script: without types and imports, its exports become globals. */
export const scriptOf = async (path: string): Promise<string> => {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
  return code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
};
