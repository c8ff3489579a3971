import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FlattenMap, originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';
import { BuildError } from '../build/buildError.ts';

// A position in a report: `repay:12:3456` in a page's document, `repay/client:1:22` in one of its late chunks.
const POSITION = /^([\w-]+(?:\/[\w-]+)?):(\d+):(\d+)$/;

/** How to call the command. */
export const USAGE = `npm run locate -- repay:12:3456 [--build 1.0.0-1a2b3c4d, or --maps <folder of its maps>]
npm run locate -- "at f (https://your.host/repay:12:3456)", or a whole stack, as a browser prints it`;

const HOW =
  'npm run build and npm start leave maps: run one of them on the sources and with the settings of that build (BRAND or BRAND_DIR, API_BASE), or name the folder of its maps with --maps.';

const mapIn = (file: string): TraceMap => {
  try {
    return new FlattenMap(readFileSync(file, 'utf8'));
  } catch {
    throw new BuildError(`${file} is no source map.`);
  }
};

/**
 * Finds the place in the sources of a position in a built page.
 * @param folders the folders that may contain the maps of the build that reported the position
 * @param position a page's folder, optionally with the name of a chunk; line and column, counted from 1
 * @param builds the ids of the builds that were searched
 * @returns `shared/api/request.ts:40:7`, or undefined for a position that belongs to no source, such as between two scripts
 * @throws BuildError if the position cannot be parsed, or there is no such map
 */
export const sourcePosition = (
  folders: readonly string[],
  position: string,
  builds: readonly string[] = [],
): string | undefined => {
  const [, name = '', line, column] = POSITION.exec(position) ?? [];
  if (!name) throw new BuildError(USAGE);
  const file = folders.map((folder) => join(folder, `${name}.map`)).find((map) => existsSync(map));
  if (!file) {
    const where = folders.length ? `in ${folders.join(', ')}` : `of the build ${builds.join(' or ')}`;
    throw new BuildError(`There is no map of ${name} ${where}. ${HOW}`);
  }
  const map = mapIn(file);
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  return found.source ? `${found.source}:${found.line}:${found.column + 1}` : undefined;
};

/** @returns the folders of the pages that have a chunk of this name. */
export const pagesWithPart = (folders: readonly string[], part: string): readonly string[] => [
  ...new Set(
    folders.flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() && existsSync(join(folder, entry.name, `${part}.map`)) ? [entry.name] : [],
      ),
    ),
  ),
];
