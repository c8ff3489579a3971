import { parseText } from '../../api/parse.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { digest } from './digest.ts';
import { keptAlone } from './keptAlone.ts';
import { type KeptLists, keptLists } from './keptLists.ts';
import { type ListName, listData } from './listData.ts';
import { type Owner, ownerOf } from './owner.ts';
import type { SessionStore } from './sessionStore.ts';

/** The stored data of this page's borrower in one storage: single values, and lists of entries under one name. */
export interface Kept extends SessionStore, KeptLists<ListName> {}

const nothing: Kept = { read: () => undefined, write: () => false, all: () => [], keepAll: () => false };

/** The same owner, limited to one session. `session` is the digest of the session id that the entry is stored with. */
const inSession = ({ isMine, isFresh, signed }: Owner, session: string): Owner => ({
  isFresh,
  isMine: (rule, entry) => parseText(entry['session']) === session && isMine(rule, entry),
  signed: (rule, entry) => ({ ...signed(rule, entry), session }),
});

/**
 * Limits a storage to the data of the page's borrower. With `isPhone` the storage outlives the tab, and anybody who knows a
 * user's id could open a page with it: so a value there also belongs to the session, and on a page without a user or a
 * session nothing is stored or read, because its owner would be unknown.
 */
export const keptIn = (place: SessionStore, page: PageParameters, now: () => number, isPhone = false): Kept => {
  const { userId, sessionId, orderId } = page.session;
  if (isPhone && !(userId && sessionId)) return nothing;
  const anySession = ownerOf(page, now);
  const owner = isPhone && sessionId ? inSession(anySession, digest(sessionId)) : anySession;

  return { ...keptAlone(place, owner, orderId), ...keptLists<ListName>(place, owner, listData) };
};
