import { mended } from '../session/parameters.ts';
import { pageSearch } from './navigator.ts';
import { basePath, pathOf, type Screen } from './screens.ts';

/** A place inside a page: `#/borrowDetail?orderId=1` has the name `borrowDetail` and the query `orderId=1`. */
export interface InPageRoute {
  /** The name behind `#/`; empty where the address has none. */
  readonly name: string;
  readonly query: string;
}

/**
 * The in-page routes of a page, as a capability that its main.tsx hands in. Each is a place in the browser's history, so
 * that its back button and the swipe lead from one to the next.
 */
export interface InPageRoutes {
  current(): InPageRoute;
  /** Opens a route, which may carry a query (`borrowDetail?orderId=1`); the borrower can come back. */
  go(route: string): void;
  /** Opens a route in place of this one. */
  replace(route: string): void;
  /** Opens, in place of this one, the document that serves the route in the address at the path of its name. */
  redirect(): void;
  /** Runs after every change of the route, by the page, the borrower or the app. */
  onChange(run: () => void): void;
}

/** Reads the hash of an address. */
export const readRoute = (hash: string): InPageRoute => {
  const [name = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { name, query: mended(query) };
};

// There is no address while the build draws a page's first view.
const current = (): InPageRoute => readRoute(typeof location === 'undefined' ? '' : location.hash);
const replace = (route: string): void => location.replace(`#/${route}`);
const onChange = (run: () => void): void => addEventListener('hashchange', run);

/** The routes of the browser's own address bar. */
export const browserRoutes: InPageRoutes = {
  current,
  go: (route) => {
    location.hash = `/${route}`;
  },
  replace,
  redirect: () => location.replace(`${basePath}/${current().name}${pageSearch()}${location.hash}`),
  onChange,
};

/**
 * A document that serves one in-page route of another page, at that page's address: what does not fit into the page's own
 * document stands in one of its own, and the borrower sees one page.
 */
export interface RouteDocument {
  /**
   * Takes the page's address for this document. Any other route loads the page anew: from then on, and one that the address
   * has had since before.
   */
  claimRoute(screen: Screen, route: string): void;
  /** Leaves for another route of the page, in place of this one. */
  replace(route: string): void;
  current(): InPageRoute;
}

/** This document's place in the browser's own address bar. */
export const browserRouteDocument: RouteDocument = {
  current,
  replace,
  claimRoute: (screen, route) => {
    history.replaceState(history.state, '', pathOf(screen) + location.search + (location.hash || `#/${route}`));
    onChange(() => location.reload());
    // The app may have changed the route while this document was loading or rendering.
    if (current().name !== route) location.reload();
  },
};
