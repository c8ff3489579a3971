import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { findSourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { build, type Plugin } from 'rolldown';
import { appModules } from './appModules.ts';
import { BuildError } from './buildError.ts';
import { root } from './root.ts';

/** For files that a command writes and removes. */
export const CACHE = join(root, 'node_modules/.cache');
const ENTRY = 'virtual:entry';

const entryPlugin = (code: string): Plugin => ({
  name: 'borrower-web:entry',
  resolveId: { filter: { id: /^virtual:entry$/ }, handler: () => `${root}/${ENTRY}` },
  load: { filter: { id: /\/virtual:entry$/ }, handler: () => code },
});

/** Runs code in Node. @returns its exports. Each run has its own folder, because several builds may run at once. */
export const runCode = async <Exports>(code: string): Promise<Exports> => {
  process.setSourceMapsEnabled(true);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'run-'));
  const file = join(folder, 'bundle.mjs');
  try {
    writeFileSync(file, code);
    return (await import(pathToFileURL(file).href)) as Exports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

type Exports = { readonly [name: string]: unknown };

/** The path of a file relative to the current directory, for messages. */
export const named = (file: string): string => {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
};

/** The file and line of the code outside of packages that threw an error; undefined if it is not known. */
export const placeOf = (error: unknown): string | undefined => {
  const frames = (error instanceof Error ? error.stack : '')?.split('\n    at ').slice(1) ?? [];
  const own = frames.find((frame) => !/node:|node_modules\/(?!\.cache\/)|<anonymous>/.test(frame)) ?? '';
  const [, url = '', line, column] = /([^ ()]+):(\d+):(\d+)\)?$/.exec(own) ?? [];
  // Where Node has not put the sources into the stack itself.
  const origin = findSourceMap(url)?.findOrigin(Number(line), Number(column));
  const source = origin && 'fileName' in origin ? origin : { fileName: url, lineNumber: line };
  return source.fileName && `${named(source.fileName.replace(/^file:\/\//, ''))}:${source.lineNumber}`;
};

/** The first line of an error's message. */
const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n')[0] ?? '';

// The bundler puts its errors into a list: their messages have a position beside them, and contain colour codes.
const unreadable = ([file = '']: readonly string[], thrown: unknown): string => {
  const [error = thrown] = (thrown as { readonly errors?: readonly unknown[] }).errors ?? [];
  const { loc } = error as { readonly loc?: { readonly line: number; readonly file?: string } };
  const at = loc ? `${named(loc.file ?? file)}:${loc.line}` : (placeOf(error) ?? named(file));
  const cause = firstLine(error instanceof Error ? stripVTControlCharacters(error.message) : error);
  return `${at} cannot be read: ${cause.replace(/^\[\w+\] /, '')}`;
};

/**
 * Runs TypeScript files, with the constants of `define`, and returns their exports; modules that match `external` are those of this process. Node cannot
 * import them directly, because there is no TypeScript loader in the test runner.
 * @throws BuildError in one line if one cannot be read or throws
 */
export const runFiles = async (
  files: readonly string[],
  plugins: readonly Plugin[] = [],
  define: Record<string, string> = {},
  external?: RegExp,
): Promise<readonly Exports[]> => {
  const entry = files.map((file, at) => `export * as file${at} from ${JSON.stringify(file)};`).join('\n');
  try {
    const { output } = await build({
      cwd: root,
      logLevel: 'silent',
      platform: 'node',
      plugins: [entryPlugin(entry), ...plugins, appModules],
      input: ENTRY,
      ...(external && { external }),
      transform: { define },
      // With their maps, what throws in them is told by its own file and line: see `placeOf`.
      output: {
        codeSplitting: false,
        sourcemap: 'inline',
        sourcemapPathTransform: (path, map) => resolve(map, '..', path),
      },
      write: false,
    });
    const all = await runCode<{ readonly [name: string]: Exports }>(output[0].code);
    return files.map((_, at) => all[`file${at}`] ?? {});
  } catch (error) {
    throw new BuildError(unreadable(files, error));
  }
};

/** Runs one file: see `runFiles`. */
export const runSource = async (file: string): Promise<Exports> => (await runFiles([file]))[0] ?? {};
