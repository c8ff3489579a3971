import { keepsSessionInAddress } from '../brand/current.ts';
import { HEADER_NAMES, SESSION_NAMES } from '../session/names.ts';
import { pick } from '../session/parameters.ts';
import { writeHistoryState } from './historyState.ts';
import { readKept } from './keptSession.ts';

const NAMES = [...SESSION_NAMES, ...HEADER_NAMES];

// The query of the address without the borrower's session, and what it has named of one. Apart from the address, which
// would be written anew for each name.
const readQuery = () => {
  const query = new URLSearchParams(location.search);
  const named = pick(query, NAMES);
  for (const name of NAMES) query.delete(name);
  return { query, named: Object.keys(named).length ? named : undefined };
};

/**
 * The page's query string, with its question mark: what the address says, and the borrower's session, from the address or
 * as it is kept beside the entry of the history. An address that names a session is newer than what is kept.
 */
export const readSearch = (): string => {
  if (keepsSessionInAddress) return location.search;
  const { query, named } = readQuery();
  for (const [name, value] of Object.entries({ ...(named || readKept()) }))
    if (typeof value === 'string') query.set(name, value);
  return `?${query}`.replace(/^\?$/, '');
};

/** Takes the session out of the address. From now on it is kept beside the entry of the history, where a reload and the way back find it. */
export const hideSession = (): void => {
  if (keepsSessionInAddress) return;
  const { query, named } = readQuery();
  if (!named) return;
  const url = new URL(location.href);
  url.search = `${query}`;
  writeHistoryState('session', named, url.href);
};

/** The page's query string, whose session leaves the address the first time that this runs. */
export const pageSearch = (): string => {
  const search = readSearch();
  hideSession();
  return search;
};
