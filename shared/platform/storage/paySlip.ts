import { parseRecord, parseText, type Raw } from '../../api/parse.ts';
import { id } from '../../brand/current.ts';
import { DAY_MS, momentOf } from '../../domain/dates.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { digest, type StoreName, sessionStore } from './sessionStore.ts';
import { slipName } from './slipName.ts';

/** The part of the browser's storage that slips use: they are also listed and removed. */
export type SlipStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The pay slips of a page's order in the phone's storage: one for the order itself, one for its rollover. */
export interface PaySlips {
  /** @returns the slip; undefined if there is none, it is a day old, or it does not belong to the page's borrower. */
  read(isRollover: boolean): Raw | undefined;
  /**
   * Stores a slip; its age counts from its `checkedAt`. @returns false if the storage refuses it, or the page names no borrower: then the
   * earlier slip is removed too, because it is out of date.
   */
  keep(isRollover: boolean, slip: object): boolean;
  remove(isRollover: boolean): void;
  /**
   * Removes everything that is a day old; and, once the service has accepted the page's session, the slips of every other session: before that, the
   * session may be that of a dead or forged link.
   */
  tidy(isAccepted: boolean): void;
}

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
  const isRecent = (slip: Raw): boolean => Math.abs(now() - (momentOf(slip['checkedAt']) ?? Number.NaN)) < DAY_MS;

  const removeName = (name: string): void => {
    try {
      open().removeItem(prefix + name);
    } catch {
      // A storage that cannot be accessed holds nothing to remove.
    }
  };

  const slipNames = (): StoreName[] => {
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
      return isMine(slip) && isRecent(slip) ? slip : undefined;
    },
    keep: (isRollover, slip) => {
      const name = nameOf(isRollover);
      const hasRoom = JSON.stringify(slip).length <= SLIP_LIMIT;
      const isPersisted = !!borrower && hasRoom && place.write(name, { ...slip, borrower });
      if (!isPersisted) removeName(name);
      return isPersisted;
    },
    remove: (isRollover) => removeName(nameOf(isRollover)),
    tidy: (isAccepted) => {
      for (const name of slipNames()) {
        const slip = parseRecord(place.read(name));
        if (!isRecent(slip) || (isAccepted && !isMine(slip))) removeName(name);
      }
    },
  };
};

/** The slips on this phone. */
export const browserPaySlips = (page: PageParameters): PaySlips => paySlips(() => localStorage, page, Date.now);
