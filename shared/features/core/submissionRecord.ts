import { parseRecord } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { Clock } from '../../platform/clock.ts';

/** The record that is written to the phone's storage before a request is sent. */
export interface SubmissionRecord {
  /** When it was sent, by the phone's clock, in ms since 1970: shown to the borrower. */
  readonly atMs: number;
  /** The id of the page load that sent it, and the time by that page's steady clock, in ms. */
  readonly sender: string;
  readonly steadyMs: number;
  /** From when other pages count its age, by the phone's clock. `adopter`: the page load that has set this time anew; `adoptedMs`: when, by its steady clock. */
  readonly fromMs: number;
  readonly adopter: string;
  readonly adoptedMs: number;
  /** The idempotency key of the submission, also sent to the service. */
  readonly id: string;
  readonly call: string;
  /** The snapshot of the lender's records from before it was sent. */
  readonly before: string | undefined;
  readonly isOnlyWay: boolean;
  readonly wasAccepted: boolean;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** @returns the stored record, written by any version of this page; undefined where the value is not a record. */
export const parseSubmissionRecord = (stored: unknown): SubmissionRecord | undefined => {
  const raw = parseRecord(stored);
  const textOf = (name: keyof SubmissionRecord): string => (typeof raw[name] === 'string' ? raw[name] : '');
  const timeOf = (name: keyof SubmissionRecord, otherwise = 0): number => momentOf(raw[name]) ?? otherwise;
  if (typeof raw['atMs'] !== 'number') return undefined;
  // A record with a time outside the calendar still counts: the request was sent.
  const atMs = timeOf('atMs');
  return {
    atMs,
    sender: textOf('sender'),
    steadyMs: timeOf('steadyMs'),
    fromMs: timeOf('fromMs', atMs),
    adopter: textOf('adopter'),
    adoptedMs: timeOf('adoptedMs'),
    id: textOf('id'),
    call: textOf('call'),
    before: textOf('before') || undefined,
    isOnlyWay: raw['isOnlyWay'] === true,
    wasAccepted: raw['wasAccepted'] === true,
  };
};

/**
 * How old records are, on a phone whose clock may be changed at any time. The page load (`life`) that wrote a record measures its age
 * with its steady clock; any other page load has only the phone's clock.
 */
export const submissionTimes = (clock: Clock, life: string) => {
  const isOwn = (mark: SubmissionRecord): boolean => mark.sender === life;

  const agoOf = (mark: SubmissionRecord): number => {
    if (isOwn(mark)) return clock.steady() - mark.steadyMs;
    return mark.adopter === life ? clock.steady() - mark.adoptedMs : clock.now() - mark.fromMs;
  };

  const ageOf = (mark: SubmissionRecord): number => (isOwn(mark) ? agoOf(mark) : clock.now() - mark.atMs);

  return {
    isOwn,
    /** @returns the time fields of the record of a request that is sent now. */
    startOf: () => {
      const atMs = clock.now();
      return { atMs, sender: life, steadyMs: clock.steady(), fromMs: atMs, adopter: '', adoptedMs: 0 };
    },
    /** @returns how long ago it was sent, in ms, as far as this page can know. */
    agoOf,
    /** @returns whether it was sent a day ago or earlier. */
    isOld: (mark: SubmissionRecord): boolean => ageOf(mark) >= DAY_MS,
    /** @returns the time until it will be a day old, in ms. */
    restOfDay: (mark: SubmissionRecord): number => Math.max(0, DAY_MS - ageOf(mark)),
    /**
     * @returns the record with the times by which this page load measures its age. If it was sent in the future or more than an hour ago
     * by the phone's clock, that clock may have been changed since: then its age starts at 0 here, measured by the steady clock.
     */
    adopt: (mark: SubmissionRecord, isMoney: boolean): SubmissionRecord => {
      const agoMs = agoOf(mark);
      const isPlausible = agoMs >= 0 && (agoMs < HOUR_MS || !isMoney || mark.wasAccepted);
      if (isOwn(mark) || mark.adopter === life || isPlausible) return mark;
      return { ...mark, fromMs: clock.now(), adopter: life, adoptedMs: clock.steady() };
    },
  };
};
