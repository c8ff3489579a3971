import { dayOf, formatMoment, utcDayOf } from '../domain/dates.ts';
import { zonedDayOf } from '../domain/zones.ts';
import { timeZone } from './current.ts';
import { utcOffsetMs } from './offset.ts';

/**
 * The lender's day at a moment in milliseconds since the epoch: `YYYY-MM-DD`. The phone's day if the brand has no time zone, or the phone does not
 * know it.
 */
export const todayAt = (atMs: number): string => {
  // The first use of `Intl` takes a cheap phone 0.1 s, for which the figures would wait.
  if (utcOffsetMs !== undefined) return utcDayOf(atMs + utcOffsetMs);
  if (!timeZone) return dayOf(atMs);
  try {
    return zonedDayOf(atMs, timeZone);
  } catch {
    return dayOf(atMs);
  }
};

/**
 * A moment with its day by the lender's clock: `YYYY-MM-DD HH:MM`, for what is kept or handed on. By the phone's if the brand's time zone is not
 * always as far ahead of UTC.
 */
export const lenderMoment = (atMs: number): string =>
  utcOffsetMs === undefined
    ? formatMoment(atMs, 0)
    : new Date(atMs + utcOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
