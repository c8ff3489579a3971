import { keepsSessionInAddress } from '../brand/current.ts';
import { HEADER_NAMES, SESSION_NAMES } from '../session/names.ts';
import { pick } from '../session/parameters.ts';
import { writeHistoryState } from './historyState.ts';
import { readKept } from './keptSession.ts';

const NAMES = [...SESSION_NAMES, ...HEADER_NAMES];

/**
 * The page's query string, with its question mark: what the address says, and the borrower's session. The session leaves
 * the address the first time that this runs, unless the brand keeps it there, and is kept beside the entry of the history
 * from then on, where a reload and the way back find it. An address that names a session is newer than what is kept.
 */
export const pageSearch = (): string => {
  const url = new URL(location.href);
  const query = url.searchParams;
  const named = pick(query, NAMES);
  const isNamed = Object.keys(named).length;
  if (!keepsSessionInAddress) for (const name of NAMES) query.delete(name);
  if (isNamed) writeHistoryState('session', named, url.href);
  for (const [name, value] of Object.entries({ ...(isNamed ? named : readKept()) }))
    if (typeof value === 'string') query.set(name, value);
  return url.search;
};
