import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FlattenMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { BuildError } from '../build/buildError.ts';
import type { Page } from '../build/findPages.ts';

const POSITION = /^([\w-]+(?:\/[\w-]+)?):(\d{1,7}):(\d{1,7})$/;

/**
 * Finds the place in the sources of a position in a built page.
 * @param folder the folder with the source maps of its build
 * @param position the page's folder, and the name of a part that follows its document, if it is in one; line and column, from 1: `repay:2:345`
 * @returns `shared/api/endpoint.ts:40:7`; undefined if no source is there, such as between two scripts
 * @throws BuildError if there is no map of the page
 */
export const sourcePosition = (folder: string, position: string): string | undefined => {
  const [, name = '', line, column] = POSITION.exec(position) ?? [];
  const file = join(folder, `${name}.map`);
  if (!existsSync(file))
    throw new BuildError(
      `There is no source map of ${name || position}. Build the same sources with the same settings, or name the folder of the maps with --maps.`,
    );
  const map = new FlattenMap(readFileSync(file, 'utf8'));
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  return found.source ? `${found.source}:${found.line}:${found.column + 1}` : undefined;
};

// The end of a stack frame in every browser: `at f (https://host/repay:2:3)`, `f@https://host/repay:2:3`; or a place of a report.
const PLACE = /([^\s()@]+):(\d{1,7}):(\d{1,7})(?=\)*$)/;

type Pages = readonly Pick<Page, 'folder' | 'facts'>[];

/** A script in a stack: that of a page, or a part that follows a document and does not name it. */
interface Script {
  readonly page?: string;
  readonly part?: string;
}

const scriptAt = (address: string, pages: Pages): Script | undefined => {
  const isUrl = URL.canParse(address);
  const path = isUrl ? new URL(address).pathname : address;
  const segments = path.split('/').filter(Boolean);
  if (segments.at(-2) === 'late') return { part: segments.at(-1)?.split('.')[0] ?? '' };
  // The name of a page's script that waits for the first view.
  if (path === '/page.js') return {};
  // A report names a page by its folder, and then the part.
  const [name = 'home', part] = isUrl ? segments.slice(-1) : segments;
  const page = pages.find(({ folder, facts }) => folder === name || facts.alsoAt?.includes(name))?.folder;
  return page ? { page, ...(part && { part }) } : undefined;
};

/**
 * Puts places in the sources into a stack as a browser prints it, or into the places of a report; what is not in a built page stays as it is.
 * All frames of a stack are of one page.
 */
export const locateStack = (stack: string, folder: string, pages: Pages): string => {
  const frames = stack.split('\n').map((line) => {
    const [, address, row, column] = PLACE.exec(line.trimEnd()) ?? [];
    return { line: line.trimEnd(), script: address ? scriptAt(address, pages) : undefined, at: `${row}:${column}` };
  });
  const page = frames.find(({ script }) => script?.page)?.script?.page;
  return frames
    .map(({ line, script, at }) => {
      if (!script || !page) return line;
      const name = [script.page ?? page, script.part].filter(Boolean).join('/');
      const found = sourcePosition(folder, `${name}:${at}`);
      return found ? line.replace(PLACE, found) : line;
    })
    .join('\n');
};
