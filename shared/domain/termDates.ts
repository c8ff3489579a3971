import type { Span } from './terms.ts';
import { requireWhole } from './wholeNumbers.ts';

const DAY_MS = 86_400_000;

// As a moment in UTC, which has no day of 23 or 25 hours.
const momentOf = (dateIso: string): number => Date.parse(`${dateIso}T00:00:00Z`);

/** A number of days where a loan may run for so long. Throws a RangeError for any other. */
export const requireTerm = (lengthDays: number, { least, most }: Span): number => {
  if (requireWhole(lengthDays) >= least && lengthDays <= most) return lengthDays;
  throw new RangeError(`A loan runs for ${least} to ${most} days, not for ${lengthDays}`);
};

/** The day so many calendar days after a day, both `YYYY-MM-DD`. Throws a RangeError where there is no such day. */
export const daysAfter = (dateIso: string, days: number): string =>
  new Date(momentOf(dateIso) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of maturity of a loan by the day of its disbursement, which is day 0 of its term. */
export const maturityOf = (disbursedIso: string, lengthDays: number, termDays: Span): string =>
  daysAfter(disbursedIso, requireTerm(lengthDays, termDays));

/** How many days a payment is late: the day after the one it was due on is the first, the days until then are none. */
export const daysLate = (dueIso: string, todayIso: string): number =>
  Math.max(0, (momentOf(todayIso) - momentOf(dueIso)) / DAY_MS);
