import { BuildError } from '../build/buildError.ts';
import type { Page } from '../build/findPages.ts';
import { pagesWithPart, sourcePosition, USAGE } from './sourcePosition.ts';
import { type StackPlace, stackPlaces } from './stackPlaces.ts';

/** Where places are looked up. */
export interface LookUp {
  /** The maps of the build, wherever they may be. */
  readonly folders: readonly string[];
  /** The ids of the builds that are looked for. */
  readonly builds: readonly string[];
  readonly pages: readonly Pick<Page, 'folder' | 'facts'>[];
  /** The path below which the pages stand; empty for the root of their host. */
  readonly basePath: string;
}

/** The folder of a page, by its address or by itself. @throws BuildError where there is none. */
const folderOf = (page: string, { pages, basePath }: LookUp): string => {
  const path = page.startsWith(`${basePath}/`) ? page.slice(basePath.length) : page;
  const name = path.replace(/\/$/, '').split('/').at(-1) || 'home';
  const found = pages.find(({ folder, facts }) => folder === name || facts.alsoAt?.includes(name));
  if (!found && path.includes('/')) throw new BuildError(`There is no page at ${page}.`);
  return found?.folder ?? name;
};

const NO_SOURCE = 'No source is there.';

// A part is mostly the same on several pages, and then in the same place of the source.
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
 * Where in the sources the places of a text are, one by one: places of a report, or a stack as a browser prints it.
 * @throws BuildError where none is in it, or one is of no page or of none that has a map
 */
export const locateStack = (text: string, lookUp: LookUp): readonly string[] => {
  const places = stackPlaces(text);
  if (!places.length) throw new BuildError(text ? `There is no place of a page in it.\n${USAGE}` : USAGE);
  return places.map((place) => sourceOf(place, lookUp));
};
