import { list, type Raw, record, text } from '../api/parse.ts';
import { momentOf } from '../lib/dates.ts';
import type { PageParameters } from '../session/parameters.ts';
import { digest } from './digest.ts';
import { type OwnerName, type PhoneRule, phoneData, ruleOf } from './phoneData.ts';
import type { SessionStore } from './sessionStore.ts';

/**
 * What is kept on a phone, as far as it is this page's: a value of another borrower, order or product, of another version
 * or form, or too old, is not there. Some values stand alone, others are entries of a list under one name.
 */
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
export type ListName = 'complaintDraft' | 'complaintReceipt';

const sizeOf = (data: unknown): number => {
  try {
    return JSON.stringify(data).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/**
 * Binds a place to the page that reads it. With `isPhone` the place outlives the tab, and anybody who knows a user's
 * number can come by: there a value also belongs to the session, and where the page names no borrower or no session,
 * nothing is kept, for nobody could say whose it is.
 */
export const keptIn = (place: SessionStore, { session }: PageParameters, now: () => number, isPhone = false): Kept => {
  const values: { readonly [name in OwnerName]: string | undefined } = {
    userId: session.userId,
    orderId: session.orderId,
    productId: session.productId,
    session: session.sessionId && digest(session.sessionId),
  };
  const isBound = !isPhone || !!(values.userId && values.session);

  const ownersOf = ({ owner }: PhoneRule): readonly OwnerName[] => (isPhone ? [...owner, 'session'] : owner);

  const isFresh = ({ moment, maxAgeMs }: PhoneRule, entry: Raw): boolean => {
    const atMs = momentOf(entry[moment]);
    // A clock may have been set back since: what is of the future counts as long as what is of the past.
    return atMs !== undefined && Math.abs(now() - atMs) < maxAgeMs;
  };

  const isMine = (rule: PhoneRule, entry: Raw): boolean =>
    isBound && ownersOf(rule).every((name) => text(entry[name]) === (values[name] ?? ''));

  const signed = (rule: PhoneRule, entry: Raw): Raw => {
    const made: { [name: string]: unknown } = { ...entry };
    for (const name of ownersOf(rule)) made[name] = values[name];
    made[rule.moment] ??= now();
    return made;
  };

  const write: Kept['write'] = (name, data) => {
    const rule = ruleOf(name);
    if (!rule || data === null) return place.write(name, data);
    const made = signed(rule, record(data));
    return isBound && sizeOf(made) <= rule.limit && place.write(name, made);
  };

  const entriesIn = (name: ListName, rule: PhoneRule): readonly Raw[] => {
    const every = list(record(place.read(name))['entries'], record);
    const fresh = every.filter((entry) => isFresh(rule, entry));
    // Words about money should not lie around.
    if (fresh.length < every.length) place.write(name, { entries: fresh });
    return fresh;
  };

  return {
    read: (name) => {
      const rule = ruleOf(name);
      const data = place.read(name);
      return !rule || (isFresh(rule, record(data)) && isMine(rule, record(data))) ? data : undefined;
    },
    write,
    all: (name) => {
      const rule = phoneData[name];
      return entriesIn(name, rule).filter((entry) => isMine(rule, entry));
    },
    keepAll: (name, entries) => {
      const rule = phoneData[name];
      const earlier = entriesIn(name, rule);
      if (!isBound) return false;
      if (!entries.length && !earlier.length) return true;
      const all = entries.map((entry) => signed(rule, entry));
      all.push(...earlier.filter((entry) => !isMine(rule, entry)));
      while (all.length && sizeOf(all) > rule.limit) all.pop();
      return place.write(name, { entries: all }) && all.length >= entries.length;
    },
  };
};
