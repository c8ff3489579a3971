import { parseList, parseRecord, parseText, type Raw } from '../../api/parse.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { type Owner, ownerOf, phoneStorage, storedValues, tabStorage } from './browserStores.ts';
import { digest, type ListName, listData, type PhoneRule, type SessionStore } from './sessionStore.ts';

/** The stored data of this page's borrower in one storage: single values, and lists of entries under one name, of which a page sees its own. */
export interface Stored extends SessionStore {
  /** The page's own entries, in the order in which they were stored; with `ofAnyOrder` the borrower's on other orders too. */
  all(name: ListName, whose?: { readonly ofAnyOrder: boolean }): readonly Raw[];
  /**
   * Replaces the page's own entries by these, and keeps those of other owners. Above the length limit, entries are dropped
   * from the end, those of others first. @returns false where not all of `entries` were stored.
   */
  writeAll(name: ListName, entries: readonly Raw[]): boolean;
}

const nothing: Stored = { read: () => undefined, write: () => false, all: () => [], writeAll: () => false };

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
export const storedIn = (place: SessionStore, page: PageParameters, now: () => number, isPhone = false): Stored => {
  const { userId, sessionId } = page.session;
  if (isPhone && !(userId && sessionId)) return nothing;
  const anySession = ownerOf(page, now);
  const owner = isPhone && sessionId ? inSession(anySession, digest(sessionId)) : anySession;

  return { ...storedValues(place, owner), ...storedLists(place, owner) };
};

/** The lists in a place, as far as they are their owner's and within their age. */
const storedLists = (place: SessionStore, owner: Owner): Pick<Stored, 'all' | 'writeAll'> => {
  const entriesIn = (name: ListName, rule: PhoneRule): readonly Raw[] => {
    const every = parseList(parseRecord(place.read(name))['entries'], parseRecord);
    const fresh = every.filter((entry) => owner.isFresh(rule, entry));
    // Delete outdated entries at once: they may hold texts about money, which should not stay on a phone.
    if (fresh.length < every.length) place.write(name, { entries: fresh });
    return fresh;
  };

  return {
    all: (name, whose) => {
      const rule = listData[name];
      const mine: PhoneRule = whose?.ofAnyOrder ? { ...rule, owner: ['userId'] } : rule;
      return entriesIn(name, rule).filter((entry) => owner.isMine(mine, entry));
    },
    writeAll: (name, entries) => {
      const rule = listData[name];
      const earlier = entriesIn(name, rule);
      if (!entries.length && !earlier.length) return true;
      const all = entries.map((entry) => owner.signed(rule, entry));
      all.push(...earlier.filter((entry) => !owner.isMine(rule, entry)));
      while (all.length && JSON.stringify(all).length > rule.limit) all.pop();
      return place.write(name, { entries: all }) && all.length >= entries.length;
    },
  };
};

/** The tab's data of this page's borrower, with lists. */
export const browserTabWithLists = (page: PageParameters): Stored => storedIn(tabStorage, page, Date.now);

/** The phone's data of this page's borrower and session, which outlive the tab. */
export const browserPhone = (page: PageParameters): Stored => storedIn(phoneStorage, page, Date.now, true);
