import type { Stage } from '../../stage.ts';
import type { AddressField } from './AddressField.ts';
import type { AddressWatch } from './addressWatch.ts';

const ranMark = `[document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)]
  .some((page) => page && page.documentElement && page.documentElement.dataset.ran)`;

/** Returns a script for the external links on the page, except phone, mail and the brand's own store. */
export const linksElsewhere = ({ brand }: Stage): string =>
  `[...document.links].map(({ href }) => href).filter((href) => !/^(tel|mailto):/.test(href)
    && !href.startsWith(location.origin + '/') && href !== ${JSON.stringify(brand.storeUrl)})`;

const isOwn = (stage: Stage, url: string): boolean =>
  url.startsWith(`${stage.server.origin}/`) || url === 'about:blank';

// The document itself, and the home page, to which some fields lead without an address.
const isMeant = (stage: Stage, { path }: AddressField, url: string): boolean => {
  const { origin, pathname } = new URL(url);
  return origin === stage.server.origin && (pathname === path || pathname === '/');
};

/** @returns the harm a hostile address has done, in words; empty if none. `mayGoHere`: it may lead to this site. */
export const harmDone = async (
  stage: Stage,
  field: AddressField,
  watch: AddressWatch,
  mayGoHere = false,
): Promise<readonly string[]> => {
  const isHere = (url: string): boolean => mayGoHere && isOwn(stage, url);
  const moves = watch.moves.filter((url) => !isMeant(stage, field, url) && !isHere(url));
  const loaded = watch.loaded().filter((url) => !isOwn(stage, url));
  const links = await stage.evaluate<string[]>(linksElsewhere(stage));
  return [
    ...((await stage.evaluate<boolean>(ranMark)) ? ['a script of the address ran'] : []),
    ...moves.map((url) => `the page went to ${url.slice(0, 100)}`),
    ...loaded.map((url) => `something was loaded from ${url.slice(0, 100)}`),
    ...links.map((url) => `a link leads to ${url.slice(0, 100)}`),
  ];
};
