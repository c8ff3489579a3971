import { parseRecord } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { Clock } from '../../platform/clock.ts';

/** The record that is written to the phone's storage before a request is sent. */
export interface SubmissionRecord {
  /** When it was sent, by the phone's clock, in ms since 1970: shown to the borrower. */
  readonly atMs: number;
  /** The life of a page that sent it, and when by its steady clock. */
  readonly sender: string;
  readonly steadyMs: number;
  /** From when other pages count its time, by the phone's clock, and by the steady clock of the one that began anew. */
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
 * How old marks are, on a phone whose clock may be set at any time. The page that left one knows by its steady clock;
 * another life of a page has the phone's clock alone.
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
    /** The times of a request that leaves now. */
    startOf: () => {
      const atMs = clock.now();
      return { atMs, sender: life, steadyMs: clock.steady(), fromMs: atMs, adopter: '', adoptedMs: 0 };
    },
    /** How long ago it left, as far as this page can know. */
    agoOf,
    /** Whether it left a day ago or earlier. */
    isOld: (mark: SubmissionRecord): boolean => ageOf(mark) >= DAY_MS,
    /** How long it is until then. */
    restOfDay: (mark: SubmissionRecord): number => Math.max(0, DAY_MS - ageOf(mark)),
    /**
     * The mark as this life of a page counts its time. A clock by which it left in the future, or by which hours have
     * passed, may have been set since: then its time begins anew here, where a steady clock measures it.
     */
    adopt: (mark: SubmissionRecord, isMoney: boolean): SubmissionRecord => {
      const agoMs = agoOf(mark);
      const isPlausible = agoMs >= 0 && (agoMs < HOUR_MS || !isMoney || mark.wasAccepted);
      if (isOwn(mark) || mark.adopter === life || isPlausible) return mark;
      return { ...mark, fromMs: clock.now(), adopter: life, adoptedMs: clock.steady() };
    },
  };
};
