const two = (part: number): string => String(part).padStart(2, '0');

const MINUTE_MS = 60_000;

// Some 31,700 years before and after 1970. The range of `Date` is 8.64e15 ms.
const FAR_MS = 1e15;

/** @returns the value if it is a possible moment in milliseconds since the epoch; undefined otherwise. */
export const momentOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Math.abs(value) < FAR_MS ? value : undefined;

/** The day of a moment in milliseconds since the epoch, in UTC: `YYYY-MM-DD`. */
export const utcDayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** The day of a moment in milliseconds since the epoch, in the phone's time zone: `YYYY-MM-DD`. */
export const dayOf = (atMs: number): string => utcDayOf(atMs - new Date(atMs).getTimezoneOffset() * MINUTE_MS);

/** The time of day of a moment in milliseconds since the epoch, in the phone's time zone: `HH:MM`. */
export const formatClock = (atMs: number): string => {
  const at = new Date(atMs);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** Formats a moment in the phone's time zone: `HH:MM` if it is on the same day as `nowMs`, `YYYY-MM-DD HH:MM` otherwise. */
export const formatMoment = (atMs: number, nowMs = Date.now()): string =>
  dayOf(atMs) === dayOf(nowMs) ? formatClock(atMs) : `${dayOf(atMs)} ${formatClock(atMs)}`;
