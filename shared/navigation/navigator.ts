import { pageSearch } from './pageSearch.ts';

/** The only access to the address bar and the history, so that models run and are tested without a window. */
export interface Navigator {
  /** The page's own origin, as `https://host`. */
  readonly origin: string;
  /** The page's query string, with its question mark: the session too, which has left the address by then. */
  readonly search: string;
  /** Opens an address; the borrower can come back. */
  assign(url: string): void;
  /** Opens an address in place of this page. */
  replace(url: string): void;
  /** Loads this page anew. */
  reload(): void;
  /** Goes back in the history. @returns whether there was an entry to go back to. */
  back(): boolean;
}

/** The browser's own address bar and history. */
export const browserNavigator = (): Navigator => ({
  origin: location.origin,
  search: pageSearch(),
  assign: (url) => location.assign(url),
  replace: (url) => location.replace(url),
  reload: () => location.reload(),
  back: () => {
    const canGoBack = history.length > 1;
    if (canGoBack) history.back();
    return canGoBack;
  },
});
