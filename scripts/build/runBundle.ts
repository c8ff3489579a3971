import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InputOptions, type Plugin } from 'rolldown';
import { root } from './root.ts';

const CACHE = join(root, 'node_modules/.cache');
const ENTRY = 'virtual:entry';

const entryPlugin = (code: string): Plugin => ({
  name: 'borrower-web:entry',
  resolveId: { filter: { id: /^virtual:entry$/ }, handler: () => `${root}/${ENTRY}` },
  load: { filter: { id: /\/virtual:entry$/ }, handler: () => code },
});

/**
 * Bundles code with the sources that it imports, and runs it. @returns its exports. Node cannot import the sources directly, because there is no
 * TypeScript loader in the test runner. Each run has its own folder, because several builds may run at once.
 */
export const runBundle = async <Exports>(code: string, { plugins, ...input }: InputOptions = {}): Promise<Exports> => {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'run-'));
  const file = join(folder, 'bundle.mjs');
  try {
    await build({
      cwd: root,
      logLevel: 'silent',
      ...input,
      platform: 'node',
      plugins: [entryPlugin(code), plugins],
      input: ENTRY,
      output: { file, codeSplitting: false },
    });
    return (await import(pathToFileURL(file).href)) as Exports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

type Exports = { readonly [name: string]: unknown };

/** Runs files, and returns their exports. */
export const runFiles = async (
  files: readonly string[],
  plugins: readonly Plugin[] = [],
): Promise<readonly Exports[]> => {
  const code = files.map((file, at) => `export * as file${at} from ${JSON.stringify(file)};`).join('\n');
  const all = await runBundle<{ readonly [name: string]: Exports }>(code, { plugins: [...plugins] });
  return files.map((_, at) => all[`file${at}`] ?? {});
};
