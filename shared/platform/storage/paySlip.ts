import { parseRecord, parseText, type Raw } from '../../api/parse.ts';
import { id } from '../../brand/current.ts';
import { momentOf } from '../../domain/dates.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { digest } from './digest.ts';
import { seenCodeName, slipName } from './seenCode.ts';
import { type StoreName, sessionStore } from './sessionStore.ts';

/** The part of the browser's storage that slips use: they are also listed and removed. */
export type SlipStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** When the phone first saw a pay code, and what has been requested since; times in ms since 1970. */
export interface SeenCode {
  readonly seenAt?: number | undefined;
  /** The latest time at which it expires. */
  readonly expiresAt?: number | undefined;
  /** When a new code was requested, while there is no response yet. */
  readonly askedAt?: number | undefined;
  /** When a new code was made: the same digits, read after that, are a new code. */
  readonly renewedAt?: number | undefined;
}

/** The pay slips of a page's order in the phone's storage: one for the order itself, one for its rollover. */
export interface PaySlips {
  /** @returns the slip; undefined if there is none, it is too old or expired, or it does not belong to the page's borrower. */
  read(isRollover: boolean): Raw | undefined;
  /**
   * Stores a slip; its age counts from its `checkedAt`. @returns false if the storage refuses it, or the page names no borrower: then the
   * earlier slip is removed too, because it is out of date.
   */
  keep(isRollover: boolean, slip: object): boolean;
  remove(isRollover: boolean): void;
  /** @returns what the phone knows about a code; an object without fields if that is nothing. */
  readSeen(isRollover: boolean, code: string): SeenCode;
  /** Stores what is known about a code; without `seen`, removes it. @returns false if the storage refuses it, or the page names no borrower. */
  keepSeen(isRollover: boolean, code: string, seen?: SeenCode): boolean;
  /** Removes everything that is too old, and the slips of another borrower or an earlier session. */
  tidy(): void;
}

/** One day in which the slip can be used to pay, and another in which it says that it has to be checked. */
export const SLIP_MAX_AGE_MS = 2 * 86_400_000;
const DAY_MS = 86_400_000;
/** How long the phone remembers a code. */
export const SEEN_MAX_AGE_MS = 30 * DAY_MS;
/** The maximum length of what is known about a code, as JSON, in UTF-16 units. */
export const SEEN_LIMIT = 1000;
/** The maximum length of a slip as JSON, in UTF-16 units. */
export const SLIP_LIMIT = 20_000;

/** The slips in a storage. `open` gets the storage each time, because access to it can throw where cookies are blocked. */
export const paySlips = (open: () => SlipStorage, page: PageParameters, now: () => number): PaySlips => {
  const { userId, sessionId } = page.session;
  const borrower = userId && sessionId ? digest(`${userId} ${sessionId}`) : '';
  const place = sessionStore(id, open);
  const prefix = `loan:${id}:`;

  const nameOf = (isRollover: boolean): StoreName => slipName(page, isRollover);

  const isMine = (entry: Raw): boolean => !!borrower && parseText(entry['borrower']) === borrower;
  const isWithin = (moment: unknown, maxAgeMs: number): boolean =>
    Math.abs(now() - (momentOf(moment) ?? Number.NaN)) < maxAgeMs;

  const isGood = (slip: Raw): boolean => {
    const expiresAtMs = momentOf(slip['expiresAt']);
    const isOver = expiresAtMs !== undefined && now() >= expiresAtMs + DAY_MS;
    return isMine(slip) && isWithin(slip['checkedAt'], SLIP_MAX_AGE_MS) && !isOver;
  };
  // The owner is in its name. It holds only times, and has to outlive the session in which the code was seen.
  const isGoodSeen = (seen: Raw): boolean => isWithin(seen['seenAt'], SEEN_MAX_AGE_MS);

  const removeName = (name: string): void => {
    try {
      open().removeItem(prefix + name);
    } catch {
      // A storage that cannot be accessed holds nothing to remove.
    }
  };

  const namesOf = (kind: 'slip' | 'code'): StoreName[] => {
    try {
      const storage = open();
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      return keys
        .filter((key) => key.startsWith(`${prefix}${kind}:`))
        .map((key) => key.slice(prefix.length) as StoreName);
    } catch {
      return [];
    }
  };

  return {
    read: (isRollover) => {
      const slip = parseRecord(place.read(nameOf(isRollover)));
      return isGood(slip) ? slip : undefined;
    },
    keep: (isRollover, slip) => {
      const name = nameOf(isRollover);
      const isKept = !!borrower && place.write(name, { ...slip, borrower }, SLIP_LIMIT);
      if (!isKept) removeName(name);
      return isKept;
    },
    remove: (isRollover) => removeName(nameOf(isRollover)),
    readSeen: (isRollover, code) => {
      const seen = parseRecord(place.read(seenCodeName(page, isRollover, code)));
      return isGoodSeen(seen)
        ? {
            seenAt: momentOf(seen['seenAt']),
            expiresAt: momentOf(seen['expiresAt']),
            askedAt: momentOf(seen['askedAt']),
            renewedAt: momentOf(seen['renewedAt']),
          }
        : {};
    },
    keepSeen: (isRollover, code, seen) => {
      const name = seenCodeName(page, isRollover, code);
      if (seen) return !!borrower && place.write(name, seen, SEEN_LIMIT);
      removeName(name);
      return true;
    },
    tidy: () => {
      for (const name of namesOf('slip')) if (!isGood(parseRecord(place.read(name)))) removeName(name);
      for (const name of namesOf('code')) if (!isGoodSeen(parseRecord(place.read(name)))) removeName(name);
    },
  };
};

/** The slips on this phone. */
export const browserPaySlips = (page: PageParameters): PaySlips => paySlips(() => localStorage, page, Date.now);
