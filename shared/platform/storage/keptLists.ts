import { parseList, parseRecord, type Raw } from '../../api/parse.ts';
import type { Owner } from './owner.ts';
import type { PhoneRule } from './phoneData.ts';
import type { SessionStore, StoreName } from './sessionStore.ts';

/** Several entries under one name in a place, of which a page sees its own. */
export interface KeptLists<Name extends StoreName> {
  /** The page's own entries, in the order in which they were kept; with `ofAnyOrder` the borrower's on other orders too. */
  all(name: Name, whose?: { readonly ofAnyOrder: boolean }): readonly Raw[];
  /**
   * Replaces the page's own entries by these, and keeps those of other owners. Above the length limit, entries are dropped
   * from the end, those of others first. @returns false where not all of `entries` were stored.
   */
  keepAll(name: Name, entries: readonly Raw[]): boolean;
}

/** The lists in a place, as far as they are their owner's and within their age. */
export const keptLists = <Name extends StoreName>(
  place: SessionStore,
  owner: Owner,
  rules: { readonly [name in Name]: PhoneRule },
): KeptLists<Name> => {
  const entriesIn = (name: Name, rule: PhoneRule): readonly Raw[] => {
    const every = parseList(parseRecord(place.read(name))['entries'], parseRecord);
    const fresh = every.filter((entry) => owner.isFresh(rule, entry));
    // Delete outdated entries at once: they may hold texts about money, which should not stay on a phone.
    if (fresh.length < every.length) place.write(name, { entries: fresh });
    return fresh;
  };

  return {
    all: (name, whose) => {
      const rule: PhoneRule = rules[name];
      const mine: PhoneRule = whose?.ofAnyOrder ? { ...rule, owner: ['userId'] } : rule;
      return entriesIn(name, rule).filter((entry) => owner.isMine(mine, entry));
    },
    keepAll: (name, entries) => {
      const rule = rules[name];
      const earlier = entriesIn(name, rule);
      if (!entries.length && !earlier.length) return true;
      const all = entries.map((entry) => owner.signed(rule, entry));
      all.push(...earlier.filter((entry) => !owner.isMine(rule, entry)));
      while (all.length && JSON.stringify(all).length > rule.limit) all.pop();
      return place.write(name, { entries: all }) && all.length >= entries.length;
    },
  };
};
