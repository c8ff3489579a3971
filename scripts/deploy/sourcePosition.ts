import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FlattenMap, originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';
import { BuildError } from '../build/buildError.ts';

// As a report names it: `repay:12:3456` in a page's document, `repay/client:1:22` in a part that follows it.
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
 * Where in the sources a position in a built page is.
 * @param folders the maps of the build that the position was reported from, wherever they may be
 * @param position a page's folder, or that and the name of a part; line and column, counted from 1
 * @param builds the ids of the builds that were looked for
 * @returns `shared/api/request.ts:40:7`, or undefined for a place that is of no source, as between two scripts
 * @throws BuildError where it cannot be read, or there is no such map
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

/** The pages that have a part of this name, by their folders. */
export const pagesWithPart = (folders: readonly string[], part: string): readonly string[] => [
  ...new Set(
    folders.flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() && existsSync(join(folder, entry.name, `${part}.map`)) ? [entry.name] : [],
      ),
    ),
  ),
];
