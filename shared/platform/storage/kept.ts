import { parseList, parseRecord, type Raw } from '../../api/parse.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { digest } from './digest.ts';
import { keptAlone } from './keptAlone.ts';
import { ownerOf } from './owner.ts';
import { type PhoneRule, phoneData } from './phoneData.ts';
import type { SessionStore } from './sessionStore.ts';

/** What is kept in a place of this page's borrower: values that stand alone, and lists of entries under one name. */
export interface Kept extends SessionStore {
  /** The page's own entries, in the order in which they were kept. */
  all(name: ListName): readonly Raw[];
  /**
   * Keeps these entries in the place of the page's earlier ones, next to those of others. Where it gets too long, the
   * last go. False where not all of them are kept.
   */
  keepAll(name: ListName, entries: readonly Raw[]): boolean;
}

/** The names under which several entries stand. */
export type ListName = 'complaintDraft' | 'complaintReceipt' | 'complaintListed';

const nothing: Kept = { read: () => undefined, write: () => false, all: () => [], keepAll: () => false };

/**
 * Binds a place to the page that reads it. With `isPhone` the place outlives the tab, and anybody who knows a user's
 * number can come by: there a value also belongs to the session, and where the page names no borrower or no session,
 * nothing is kept, for nobody could say whose it is.
 */
export const keptIn = (place: SessionStore, page: PageParameters, now: () => number, isPhone = false): Kept => {
  const { userId, sessionId } = page.session;
  if (isPhone && !(userId && sessionId)) return nothing;
  const owner = ownerOf(page, now, isPhone && sessionId ? digest(sessionId) : undefined);

  const entriesIn = (name: ListName, rule: PhoneRule): readonly Raw[] => {
    const every = parseList(parseRecord(place.read(name))['entries'], parseRecord);
    const fresh = every.filter((entry) => owner.isFresh(rule, entry));
    // Words about money should not lie around.
    if (fresh.length < every.length) place.write(name, { entries: fresh });
    return fresh;
  };

  return {
    ...keptAlone(place, owner),
    all: (name) => {
      const rule = phoneData[name];
      return entriesIn(name, rule).filter((entry) => owner.isMine(rule, entry));
    },
    keepAll: (name, entries) => {
      const rule = phoneData[name];
      const earlier = entriesIn(name, rule);
      if (!entries.length && !earlier.length) return true;
      const all = entries.map((entry) => owner.signed(rule, entry));
      all.push(...earlier.filter((entry) => !owner.isMine(rule, entry)));
      while (all.length && JSON.stringify(all).length > rule.limit) all.pop();
      return place.write(name, { entries: all }) && all.length >= entries.length;
    },
  };
};
