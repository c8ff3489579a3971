import { BuildError } from '../build/buildError.ts';
import type { Page } from '../build/findPages.ts';
import { pagesWithPart, sourcePosition, USAGE } from './sourcePosition.ts';
import { type StackPlace, stackPlaces } from './stackPlaces.ts';

/** The data with which places are looked up. */
export interface LookUp {
  /** The folders that may contain the source maps of the build. */
  readonly folders: readonly string[];
  /** The ids of the builds whose maps are searched. */
  readonly builds: readonly string[];
  readonly pages: readonly Pick<Page, 'folder' | 'facts'>[];
  /** The base path of the pages; empty for the root of their host. */
  readonly basePath: string;
}

/** @returns the folder of a page, from its address or its folder's name. @throws BuildError if there is no such page. */
const folderOf = (page: string, { pages, basePath }: LookUp): string => {
  const path = page.startsWith(`${basePath}/`) ? page.slice(basePath.length) : page;
  const name = path.replace(/\/$/, '').split('/').at(-1) || 'home';
  const found = pages.find(({ folder, facts }) => folder === name || facts.alsoAt?.includes(name));
  if (!found && path.includes('/')) throw new BuildError(`There is no page at ${page}.`);
  return found?.folder ?? name;
};

const NO_SOURCE = 'No source is there.';

// A chunk is mostly the same on several pages; then all its maps name the same place in the source.
const ofPart = (part: string, at: string, { folders, builds }: LookUp): string => {
  const pages = pagesWithPart(folders, part);
  const found = new Set(pages.map((page) => sourcePosition(folders, `${page}/${part}${at}`, builds)));
  const [only] = found;
  if (found.size < 2 && pages.length) return only ?? NO_SOURCE;
  const named = pages.length ? `It is on ${pages.join(', ')}` : 'No page has it';
  throw new BuildError(`Name the page of ${part}, such as repay/${part}${at}. ${named}.`);
};

const sourceOf = ({ page, part, line, column }: StackPlace, lookUp: LookUp): string => {
  const at = `:${line}:${column}`;
  if (page !== undefined) {
    const script = folderOf(page, lookUp) + (part === undefined ? '' : `/${part}`);
    return sourcePosition(lookUp.folders, script + at, lookUp.builds) ?? NO_SOURCE;
  }
  if (part !== undefined) return ofPart(part, at, lookUp);
  throw new BuildError(`Nothing says of which page this is: name the place as repay${at}.`);
};

/**
 * @returns the places in the sources for each place of a text: of a report, or of a stack as a browser prints it.
 * @throws BuildError if the text has no place, or one is of an unknown page or a page without a map
 */
export const locateStack = (text: string, lookUp: LookUp): readonly string[] => {
  const places = stackPlaces(text);
  if (!places.length) throw new BuildError(text ? `There is no place of a page in it.\n${USAGE}` : USAGE);
  return places.map((place) => sourceOf(place, lookUp));
};
