import { asciiDecoded } from '../lib/texts.ts';
import { pageSearch } from './navigator.ts';
import { pageAt } from './safeUrl.ts';
import { pathOf, SCREENS } from './screens.ts';

/**
 * The address that a link meant before a chat or a template touched it: `/Repay`, `/repay.`, or all of it encoded (`/repay%3ForderId%3D1`).
 * @returns a path of this site, with the query of the link; undefined if no screen has that name.
 */
export const screenMeant = ({ pathname, search, origin }: Pick<URL, 'pathname' | 'search' | 'origin'>) => {
  const [path = '', query] = asciiDecoded(pathname).split('?');
  const name = pageAt(new URL(path.replace(/(%[89a-f].|[^\w/])+$/i, ''), origin), origin);
  const screen = SCREENS.find((each) => each !== 'home' && each.toLowerCase() === name);
  // A host without this screen would answer with this page again.
  return screen && pathname !== pathOf(screen) ? pathOf(screen) + (query ? `?${query}` : search) : undefined;
};

/** On the page of an address that does not exist: opens the screen that was meant, in its place. @returns whether there is one. */
export const openScreenMeant = (): boolean => {
  const { pathname, origin, hash } = location;
  const meant = screenMeant({ pathname, origin, search: pageSearch() });
  if (meant) location.replace(meant + hash);
  return !!meant;
};
