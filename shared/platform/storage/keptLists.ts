import { parseList, parseRecord, type Raw } from '../../api/parse.ts';
import type { Owner } from './owner.ts';
import type { PhoneRule } from './phoneData.ts';
import type { SessionStore, StoreName } from './sessionStore.ts';

/** Several entries under one name in a place, of which a page sees its own. */
export interface KeptLists<Name extends StoreName> {
  /** The page's own entries, in the order in which they were kept; with `ofAnyOrder` the borrower's on other orders too. */
  all(name: Name, whose?: { readonly ofAnyOrder: boolean }): readonly Raw[];
  /**
   * Keeps these entries in the place of the page's earlier ones, next to those of others. Where it gets too long, the
   * last go. False where not all of them are kept.
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
    // Words about money should not lie around.
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
