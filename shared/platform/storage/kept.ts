import { parseText } from '../../api/parse.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { digest } from './digest.ts';
import { keptAlone } from './keptAlone.ts';
import { type KeptLists, keptLists } from './keptLists.ts';
import { type ListName, listData } from './listData.ts';
import { type Owner, ownerOf } from './owner.ts';
import type { SessionStore } from './sessionStore.ts';

/** What is kept in a place of this page's borrower: values that stand alone, and lists of entries under one name. */
export interface Kept extends SessionStore, KeptLists<ListName> {}

const nothing: Kept = { read: () => undefined, write: () => false, all: () => [], keepAll: () => false };

/** The same owner in this session alone, of which its digest is kept. */
const inSession = ({ isMine, isFresh, signed }: Owner, session: string): Owner => ({
  isFresh,
  isMine: (rule, entry) => parseText(entry['session']) === session && isMine(rule, entry),
  signed: (rule, entry) => ({ ...signed(rule, entry), session }),
});

/**
 * Binds a place to the page that reads it. With `isPhone` the place outlives the tab, and anybody who knows a user's
 * number can come by: there a value also belongs to the session, and where the page names no borrower or no session,
 * nothing is kept, for nobody could say whose it is.
 */
export const keptIn = (place: SessionStore, page: PageParameters, now: () => number, isPhone = false): Kept => {
  const { userId, sessionId, orderId } = page.session;
  if (isPhone && !(userId && sessionId)) return nothing;
  const anySession = ownerOf(page, now);
  const owner = isPhone && sessionId ? inSession(anySession, digest(sessionId)) : anySession;

  return { ...keptAlone(place, owner, orderId), ...keptLists<ListName>(place, owner, listData) };
};
