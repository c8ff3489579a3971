import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FlattenMap, originalPositionFor } from '@jridgewell/trace-mapping';

// As a report names it: `repay:12:3456` in a page's document, `repay/client:1:22` in a part that follows it.
const POSITION = /^([\w-]+(?:\/[\w-]+)?):(\d+):(\d+)$/;

const USAGE = 'npm run locate -- repay:12:3456 [--maps .cache/sourcemaps/dist/1.0.0-1a2b3c4d]';

/**
 * Where in the sources a position in a built page is.
 * @param folder the maps of the build that the position was reported from
 * @param position a page's folder, or that and the name of a part; line and column, counted from 1
 * @returns `shared/api/request.ts:40:7`, or undefined for a place that is of no source, as between two scripts
 * @throws where it cannot be read, or there is no such map
 */
export const sourcePosition = (folder: string, position: string): string | undefined => {
  const [, name = '', line, column] = POSITION.exec(position) ?? [];
  if (!name) throw new Error(USAGE);
  const file = join(folder, `${name}.map`);
  if (!existsSync(file))
    throw new Error(
      `There is no map of ${name} in ${folder}: build it with the settings of that build (BRAND or BRAND_DIR, API_BASE), or name its folder with --maps.`,
    );
  const map = new FlattenMap(JSON.parse(readFileSync(file, 'utf8')));
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  return found.source ? `${found.source}:${found.line}:${found.column + 1}` : undefined;
};
