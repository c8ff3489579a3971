import { MINUTE_MS, utcDayOf } from '../domain/dates.ts';
import { wallClockMs } from '../domain/zones.ts';
import { timeZone } from './current.ts';
import { utcOffsetMs } from './offset.ts';

/**
 * The lender's local time at a moment, as milliseconds since the epoch as if the lender were in UTC. The phone's if the brand has no time zone, or the
 * phone does not know it.
 */
const lenderClockMs = (atMs: number): number => {
  // The first use of `Intl` takes a cheap phone 0.1 s, for which the figures would wait.
  if (utcOffsetMs !== undefined) return atMs + utcOffsetMs;
  try {
    if (timeZone) return wallClockMs(atMs, timeZone);
  } catch {
    // A zone that the phone does not know.
  }
  return atMs - new Date(atMs).getTimezoneOffset() * MINUTE_MS;
};

/** The lender's day at a moment in milliseconds since the epoch: `YYYY-MM-DD`. */
export const todayAt = (atMs: number): string => utcDayOf(lenderClockMs(atMs));

/** A moment with its day by the lender's clock, for what is kept or handed on: `YYYY-MM-DD HH:MM`. */
export const lenderMoment = (atMs: number): string =>
  new Date(lenderClockMs(atMs)).toISOString().slice(0, 16).replace('T', ' ');
