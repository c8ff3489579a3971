import { clockTime } from '../lib/texts.ts';

/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

// Some 31,700 years before and after 1970. The range of `Date` is 8.64e15 ms.
const FAR_MS = 1e15;

/** @returns the value if it is a possible moment in milliseconds since the epoch; undefined otherwise. */
export const momentOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Math.abs(value) < FAR_MS ? value : undefined;

/** The day of a moment in milliseconds since the epoch, in UTC: `YYYY-MM-DD`. */
export const utcDayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

// The day in the phone's time zone.
const dayOf = (atMs: number): string => utcDayOf(atMs - new Date(atMs).getTimezoneOffset() * MINUTE_MS);

/** Formats a moment in the phone's time zone: `HH:MM` if it is on the same day as `nowMs`, `YYYY-MM-DD HH:MM` otherwise. */
export const formatMoment = (atMs: number, nowMs = Date.now()): string =>
  dayOf(atMs) === dayOf(nowMs) ? clockTime(atMs) : `${dayOf(atMs)} ${clockTime(atMs)}`;

// A service without a date may send the first day of its own calendar, such as 1970-01-01.
const DAY = /^20\d\d-\d\d-\d\d(?=$| )/;

/** The day of a text from the service, `YYYY-MM-DD`, with or without a time; undefined if there is none, or if no calendar has that day. */
export const dayIn = (text: string): string | undefined => {
  const day = DAY.exec(text)?.[0];
  // Some engines parse 30 February as 2 March.
  return day && new Date(day).toJSON()?.startsWith(day) ? day : undefined;
};
