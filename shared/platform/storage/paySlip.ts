import { parseRecord, parseText, type Raw } from '../../api/parse.ts';
import { id } from '../../brand/current.ts';
import { momentOf } from '../../domain/dates.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { digest } from './digest.ts';
import { seenCodeName, slipName } from './seenCode.ts';
import { type StoreName, sessionStore } from './sessionStore.ts';

/** The part of the phone's storage that slips take: they are counted, and removed. */
export type SlipStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Since when the phone knows a pay code, and what has been asked for since; moments in milliseconds since the epoch. */
export interface SeenCode {
  readonly seenAt?: number | undefined;
  /** When it has expired at the latest. */
  readonly expiresAt?: number | undefined;
  /** A new one has been asked for, and there is no answer yet. */
  readonly askedAt?: number | undefined;
  /** A new one has been made: the same digits, read after that, are a new code. */
  readonly renewedAt?: number | undefined;
}

/** The pay slips of a page's own order on the phone: one of the order itself, one of its rollover. */
export interface PaySlips {
  /** Undefined where there is none, or it is over its age, or nobody's. */
  read(isRollover: boolean): Raw | undefined;
  /**
   * Keeps a slip with the moment of its `checkedAt`. False where the phone does not, or the page names no borrower: then no
   * earlier one is kept either, for what it says is over.
   */
  keep(isRollover: boolean, slip: object): boolean;
  remove(isRollover: boolean): void;
  /** What the phone knows of a code; empty where that is nothing. */
  readSeen(isRollover: boolean, code: string): SeenCode;
  /** False where the phone does not keep it, or the page names no borrower; without `seen` it is removed. */
  keepSeen(isRollover: boolean, code: string, seen?: SeenCode): boolean;
  /** Removes what is over its age, and the slips of another borrower or an earlier session. */
  tidy(): void;
}

/** A day to pay by it, and one more in which it says that it has to be checked. */
export const SLIP_MAX_AGE_MS = 2 * 86_400_000;
const DAY_MS = 86_400_000;
/** How long the phone knows a code. */
export const SEEN_MAX_AGE_MS = 30 * DAY_MS;
/** The length of what is known of a code as JSON, in UTF-16 units. */
export const SEEN_LIMIT = 1000;
/** The length of a slip as JSON, in UTF-16 units. */
export const SLIP_LIMIT = 20_000;

/** The slips in a storage; `open` fetches it each time, for reaching it can throw where cookies are blocked. */
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
  // Its name says whose it is. It holds moments alone, and has to outlive the session in which the code was seen.
  const isGoodSeen = (seen: Raw): boolean => isWithin(seen['seenAt'], SEEN_MAX_AGE_MS);

  const removeName = (name: string): void => {
    try {
      open().removeItem(prefix + name);
    } catch {
      // What cannot be reached holds nothing.
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
