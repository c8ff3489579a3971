import { parseRecord } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import { randomId } from '../../lib/ids.ts';
import type { SubmissionLog } from '../../platform/storage/submissionLog.ts';
import type { Reading } from './submission.ts';

/** The record that is written to the phone's storage before a request is sent. */
export interface SubmissionRecord {
  /** When it was sent, by the phone's clock, in ms since 1970: shown to the borrower. */
  readonly atMs: number;
  /** The id of this sending; a repeat has another. */
  readonly attempt: string;
  /** The idempotency key, also sent to the service; a repeat may have the same. */
  readonly id: string;
  readonly call: string;
  /** The snapshot of the lender's records from before it was sent. */
  readonly before: string | undefined;
  readonly isOnlyWay: boolean;
  readonly wasAccepted: boolean;
}

/** @returns the stored record; undefined where the value is not a record. */
export const parseSubmissionRecord = (stored: unknown): SubmissionRecord | undefined => {
  const raw = parseRecord(stored);
  const textOf = (name: keyof SubmissionRecord): string => (typeof raw[name] === 'string' ? raw[name] : '');
  if (typeof raw['atMs'] !== 'number') return undefined;
  return {
    // A record with a time outside the calendar still counts: the request was sent.
    atMs: momentOf(raw['atMs']) ?? 0,
    attempt: textOf('attempt'),
    id: textOf('id'),
    call: textOf('call'),
    before: textOf('before') || undefined,
    isOnlyWay: raw['isOnlyWay'] === true,
    wasAccepted: raw['wasAccepted'] === true,
  };
};

/** @returns whether two records are of the same sending, and say the same of its acceptance. */
export const isSame = (one: SubmissionRecord, other: SubmissionRecord | undefined): boolean =>
  one.attempt === other?.attempt && one.wasAccepted === other.wasAccepted;

/**
 * The record under one name of the log. This page remembers what it last wrote or read, so that a storage that begins to fail, or is
 * cleared, does not make it forget a request. What another tab has written since counts.
 */
export const rememberedRecord = (log: SubmissionLog, name: `sent:${string}`) => {
  let last: unknown;
  let lastText: string | undefined;

  /** @returns the stored value, before it is parsed. */
  const readRaw = (): unknown => {
    const stored = log.read(name);
    const now = JSON.stringify(stored);
    // A record that was removed leaves null; undefined means that nothing can be read.
    if (stored !== undefined && now !== lastText) {
      last = stored;
      lastText = now;
    }
    return last;
  };

  return {
    readRaw,
    read: () => parseSubmissionRecord(readRaw()),
    /** @returns the record of a request that is sent now, at `atMs` by the phone's clock. */
    make: (
      atMs: number,
      before: string | undefined,
      { call = '', isOnlyWay = false }: Reading<never>,
    ): SubmissionRecord => {
      const { again, call: repeated } = parseRecord(readRaw());
      // Reuse the id of a released request whose outcome stayed unknown, so that the service can recognise the repeat.
      const id = typeof again === 'string' && repeated === call ? again : randomId();
      return { atMs, attempt: randomId(), id, call, before, isOnlyWay, wasAccepted: false };
    },
    write: (data: unknown): void => {
      log.write(name, data);
      last = data;
      // If the write failed, the value that is still stored is known already: only another one is newer.
      lastText = JSON.stringify(log.read(name));
    },
    /** @returns whether the last write is stored on the phone, for every later visit. */
    isPersisted: () => log.isPersisted(name),
  };
};
