import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildIdOf } from './buildId.ts';
import type { BuiltPage } from './pageDraft.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';
import type { MappedScript } from './viteBuild.ts';

/** The position at which a script begins in its file. Lines and columns are counted from 0. */
interface Place {
  readonly line: number;
  readonly column: number;
}

const endOf = (text: string): Place => {
  const lines = text.split('\n');
  return { line: lines.length - 1, column: lines.at(-1)?.length ?? 0 };
};

// File names relative to the project's root, without their sources: whoever has the build id has the commit.
const ownMap = (map: MappedScript['map']): object => {
  const { version, sources = [], names, mappings } = map ?? { version: 3, names: [], mappings: '' };
  return { version, sources: sources.map((source) => relative('/', join('/', source))), names, mappings };
};

/**
 * The map of a file that holds scripts: an index map (ECMA-426), whose sections begin where the scripts do. In a document a
 * browser counts lines and columns from the beginning of the document.
 */
const mapOfFile = (content: string, scripts: readonly MappedScript[]): string => {
  const sections = scripts
    .map(({ script, map }) => ({ offset: endOf(content.slice(0, content.indexOf(script))), map: ownMap(map) }))
    .sort((one, other) => one.offset.line - other.offset.line || one.offset.column - other.offset.column);
  return JSON.stringify({ version: 3, sections });
};

/** The folder of a build's source maps: named after the output folder, in a folder that no host serves. */
export const mapsFolderOf = (settings: BuildSettings): string =>
  join(root, '.cache/sourcemaps', relative(root, settings.outDir).replace(/[^\w-]+/g, '-'), buildIdOf(settings));

/**
 * Writes the maps of a build's documents (`repay.map`) and late parts (`repay/client.map`), in place of those of the last
 * build into the same folder.
 */
export const writeSourceMaps = (settings: BuildSettings, pages: readonly BuiltPage[]): void => {
  const folder = mapsFolderOf(settings);
  rmSync(dirname(folder), { recursive: true, force: true });
  const write = (name: string, map: string): void => {
    const file = join(folder, `${name}.map`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, map);
  };
  for (const { page, document, scripts, lateParts } of pages) {
    write(page.folder, mapOfFile(document, scripts));
    for (const part of lateParts) write(`${page.folder}/${part.name}`, mapOfFile(part.script, part.files));
  }
};
