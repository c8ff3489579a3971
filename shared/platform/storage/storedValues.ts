import { parseRecord, parseText, type Raw } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { type PhoneRule, ruleOf, type SessionStore } from './sessionStore.ts';

/**
 * The single values in a storage that belong to this page. `read` returns undefined for a value of another borrower, order
 * or product, of another version or form, or older than its rule allows.
 */
export const storedValues = (place: SessionStore, { isMine, isFresh, signed }: Owner): SessionStore => ({
  read: (name) => {
    const rule = ruleOf(name);
    const data = place.read(name);
    const entry = parseRecord(data);
    return !rule || (isFresh(rule, entry) && isMine(rule, entry)) ? data : undefined;
  },
  write: (name, data) => {
    const rule = ruleOf(name);
    const isNothing = !rule || data === null;
    return place.write(name, isNothing ? data : signed(rule, parseRecord(data)), rule?.limit);
  },
});

/** Tells whether a stored entry belongs to the page's borrower and is recent, and adds both facts to a new entry. */
export interface Owner {
  isMine(rule: PhoneRule, entry: Raw): boolean;
  isFresh(rule: PhoneRule, entry: Raw): boolean;
  /** @returns the entry with its owner's fields and, where it has none, the present time added. */
  signed(rule: PhoneRule, entry: Raw): Raw;
}

/** @returns the owner that a page's session names. `now` is in milliseconds since the epoch. */
export const ownerOf = ({ session }: PageParameters, now: () => number): Owner => ({
  isMine: ({ owner }, entry) => owner.every((name) => parseText(entry[name]) === parseText(session[name])),
  // The clock may have been set back since, so an entry dated in the future is fresh within `maxAgeMs` too.
  isFresh: ({ moment, maxAgeMs }, entry) => Math.abs(now() - (momentOf(entry[moment]) ?? Number.NaN)) < maxAgeMs,
  signed: (rule, entry) => {
    const made: { [name: string]: unknown } = { [rule.moment]: now(), ...entry };
    for (const name of rule.owner) made[name] = session[name];
    return made;
  },
});
