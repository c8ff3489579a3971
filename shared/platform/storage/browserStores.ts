import { parseRecord, parseText, type Raw } from '../../api/parse.ts';
import { id } from '../../brand/current.ts';
import { momentOf } from '../../domain/dates.ts';
import { borrowerOf, type StoredSession } from '../../navigation/navigator.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { type PhoneRule, ruleOf, type SessionStore, sessionStore } from './sessionStore.ts';

/**
 * The values in a storage that belong to this page. `read` returns undefined for a value of another borrower, order
 * or product, of another version or form, or older than its rule allows. `now` is in milliseconds since the epoch.
 */
export const storedValues = (place: SessionStore, { session }: PageParameters, now: () => number): SessionStore => {
  /** The entry with its owner's fields and, where it has none, the present time added. */
  const signed = ({ owner, moment }: PhoneRule, entry: Raw): Raw => {
    const made: { [name: string]: unknown } = { [moment]: now(), ...entry };
    for (const name of owner) made[name] = session[name];
    return made;
  };
  return {
    read: (name) => {
      const rule = ruleOf(name);
      const data = place.read(name);
      if (!rule) return data;
      const entry = parseRecord(data);
      const isMine = rule.owner.every((field) => parseText(entry[field]) === parseText(session[field]));
      // An app stores no time. Without one a value counts as stored just now.
      const dated = signed(rule, entry);
      // The clock may have been set back since, so an entry dated in the future is fresh within `maxAgeMs` too.
      const isFresh = Math.abs(now() - (momentOf(dated[rule.moment]) ?? Number.NaN)) < rule.maxAgeMs;
      return data && isFresh && isMine ? dated : undefined;
    },
    write: (name, data) => {
      const rule = ruleOf(name);
      return place.write(name, rule && data ? signed(rule, parseRecord(data)) : data);
    },
  };
};

/** The storage of this tab, which ends with it. */
export const tabStorage: SessionStore = /* @__PURE__ */ sessionStore(id, () => sessionStorage);

/** @returns whether this tab stores repayment info. Only the head of a document uses this: it has no room for the stores. */
export const hasRepaymentInfo = (): boolean => {
  try {
    return !!JSON.parse(sessionStorage.getItem(`loan:${id}:repaymentInfo`) ?? '{}').data;
  } catch {
    return false;
  }
};

/** The storage of the phone, which all tabs of this site share. */
export const phoneStorage: SessionStore = /* @__PURE__ */ sessionStore(id, () => localStorage);

/**
 * @returns whether the session stored in this tab's history belongs to another borrower than the last one who used the tab. False if it
 * cannot be read, for instance while the build prerenders a first view without a window.
 */
export const isOfAnotherBorrower = (readSession: () => StoredSession | undefined): boolean => {
  try {
    const borrower = borrowerOf({ ...readSession() });
    // The value that claimTab.ts writes. This code is in the head of every document, which has no room for the stores. A borrower who comes
    // by a link has no session in the history yet, so that the storage, which takes time, is not read.
    const last = borrower && sessionStorage.getItem(`loan:${id}:borrower`);
    return !!last && last !== JSON.stringify({ v: 1, data: borrower });
  } catch {
    return false;
  }
};
