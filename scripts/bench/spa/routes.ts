import type { ScreenModel, ScreenParts } from '../../../shared/app/start.tsx';

interface Route {
  readonly parts: ScreenParts<ScreenModel>;
}

const routes = import.meta.glob<Route>('../../../pages/*/main.tsx');

/** Returns the route's name in a URL of this site. */
export const nameOf = (address: string): string => new URL(address, location.origin).pathname.slice(1);

const loaderOf = (address: string) => routes[`../../../pages/${nameOf(address)}/main.tsx`];

/** Returns whether the single-page app has a screen at this URL. */
export const isRoute = (address: string): boolean =>
  new URL(address, location.origin).origin === location.origin && !!loaderOf(address);

/** Loads a route's screen; its chunk is downloaded once. @throws if there is no such screen. */
export const loadRoute = async (address: string): Promise<ScreenParts<ScreenModel>> => {
  const load = loaderOf(address);
  if (!load) throw new Error(`There is no screen at ${address}`);
  return (await load()).parts;
};
