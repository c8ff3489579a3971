import {
  HEADER_NAMES,
  type HeaderName,
  mended,
  type Parameters,
  pick,
  SESSION_NAMES,
  type SessionName,
} from '../session/parameters.ts';

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

/** What is kept beside an entry of the browser's history, each by its owner's name; see the files that name them. */
export type HistoryStateName = 'session' | 'held' | 'sent' | 'chosenOrder' | 'chosenTab' | 'typedPhone';

type HistoryState = { readonly [name in HistoryStateName]?: unknown };

/** All that is kept beside the current entry; nothing where there is none, or another hand has left a bare value there. */
export const historyState = (): HistoryState => ({ ...history.state });

/** What the current entry keeps under a name. It outlives a reload, going back to it, and a restored tab. */
export const readHistoryState = (name: HistoryStateName): unknown => historyState()[name];

/**
 * Keeps a value beside the current entry, next to what others keep there, and gives the entry another address where one
 * is given. False where the browser refuses: some allow only so many changes in a while.
 */
export const writeHistoryState = (name: HistoryStateName, value: unknown, address?: string): boolean => {
  try {
    history.replaceState({ ...historyState(), [name]: value }, '', address);
    return true;
  } catch {
    return false;
  }
};

/** A session with its headers, as it is kept beside an entry of the history. */
export type StoredSession = Parameters<SessionName | HeaderName>;

/** The session that is kept beside the current entry of the history; undefined where there is none. */
export const readStoredSession = () => historyState().session as StoredSession | undefined;

/** @returns an identifier of the session's borrower; undefined for a session without any. */
export const borrowerOf = ({ userId, sessionId, orderId }: StoredSession): string | undefined =>
  userId || sessionId || orderId;

const NAMES = [...SESSION_NAMES, ...HEADER_NAMES];

/**
 * The page's query string, with its question mark: what the address says, and the borrower's session. The session leaves
 * the address the first time that this runs, and is kept beside the entry of the history from then on, where a reload and the way back find it. An address that names a session is newer than what is kept.
 */
export const pageSearch = (): string => {
  const url = new URL(mended(location.href));
  const query = url.searchParams;
  const named = pick(query, NAMES);
  const isNamed = Object.keys(named).length;
  for (const name of NAMES) query.delete(name);
  if (isNamed) writeHistoryState('session', named, url.href);
  for (const [name, value] of Object.entries({ ...(isNamed ? named : readStoredSession()) }))
    if (typeof value === 'string') query.set(name, value);
  return url.search;
};
