import { asciiDecoded } from '../lib/texts.ts';
import { pageSearch } from './navigator.ts';
import { basePath, pathOf, SCREENS } from './screens.ts';

/**
 * The address that a link meant before a chat or a template touched it: `/Repay`, `/repay.`, or all of it encoded (`/repay%3ForderId%3D1`).
 * @returns a path of this site, with the query of the link; undefined if no screen has that name.
 */
export const screenMeant = (pathname: string, search: string): string | undefined => {
  const link = asciiDecoded(pathname);
  const [, query] = link.split('?');
  const screen = SCREENS.find((each) => new RegExp(`^${basePath}/+${each}(?![a-z\\d]|/.)`, 'i').test(link));
  const address = screen && pathOf(screen);
  // A host without this screen would answer with this page again.
  return address === pathname ? undefined : address && address + (query ? `?${query}` : search);
};

/** On the page of an address that does not exist: opens the screen that was meant, in its place. @returns its address, if there is one. */
export const openScreenMeant = (): string | undefined => {
  const meant = screenMeant(location.pathname, pageSearch());
  if (meant) location.replace(meant + location.hash);
  return meant;
};
