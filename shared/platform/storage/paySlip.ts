import { parseRecord, parseText, type Raw } from '../../api/parse.ts';
import { id } from '../../brand/current.ts';
import { momentOf } from '../../domain/dates.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { digest } from './digest.ts';
import { type StoreName, sessionStore } from './sessionStore.ts';

/** The part of the phone's storage that slips take: they are counted, and removed. */
export type SlipStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The pay slips of a page's own order on the phone: one of the order itself, one of its rollover. */
export interface PaySlips {
  /** Undefined where there is none, or it is over its age, or nobody's. */
  read(isRollover: boolean): Raw | undefined;
  /** Keeps a slip with the moment of its `checkedAt`. False where the phone does not, or the page names no borrower. */
  keep(isRollover: boolean, slip: object): boolean;
  remove(isRollover: boolean): void;
  /** Removes what is over its age, and what is of another borrower or an earlier session. */
  tidy(): void;
}

/** A day to pay by it, and one more in which it says that it has to be checked. */
export const SLIP_MAX_AGE_MS = 2 * 86_400_000;
/** The length of a slip as JSON, in UTF-16 units. */
export const SLIP_LIMIT = 20_000;

/** The slips in a storage; `open` fetches it each time, for reaching it can throw where cookies are blocked. */
export const paySlips = (open: () => SlipStorage, { session }: PageParameters, now: () => number): PaySlips => {
  const { userId, sessionId, orderId, productId } = session;
  const borrower = userId && sessionId ? digest(`${userId} ${sessionId}`) : '';
  const place = sessionStore(id, open);
  const prefix = `loan:${id}:`;

  // It says whose the slip is and names nobody: who comes with another user, session, order or product looks elsewhere.
  const nameOf = (isRollover: boolean): StoreName =>
    `slip:${digest([userId, sessionId, orderId, productId, isRollover].join())}`;

  const isGood = (slip: Raw): boolean =>
    !!borrower &&
    parseText(slip['borrower']) === borrower &&
    Math.abs(now() - (momentOf(slip['checkedAt']) ?? Number.NaN)) < SLIP_MAX_AGE_MS;

  const removeName = (name: string): void => {
    try {
      open().removeItem(prefix + name);
    } catch {
      // What cannot be reached holds nothing.
    }
  };

  const names = (): StoreName[] => {
    try {
      const storage = open();
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      return keys.filter((key) => key.startsWith(`${prefix}slip:`)).map((key) => key.slice(prefix.length) as StoreName);
    } catch {
      return [];
    }
  };

  return {
    read: (isRollover) => {
      const slip = parseRecord(place.read(nameOf(isRollover)));
      return isGood(slip) ? slip : undefined;
    },
    keep: (isRollover, slip) => !!borrower && place.write(nameOf(isRollover), { ...slip, borrower }, SLIP_LIMIT),
    remove: (isRollover) => removeName(nameOf(isRollover)),
    tidy: () => {
      for (const name of names()) if (!isGood(parseRecord(place.read(name)))) removeName(name);
    },
  };
};

/** The slips on this phone. */
export const browserPaySlips = (page: PageParameters): PaySlips => paySlips(() => localStorage, page, Date.now);
