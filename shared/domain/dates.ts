const two = (part: number): string => String(part).padStart(2, '0');

const MINUTE_MS = 60_000;

// Some thirty thousand years to either side of today; a calendar ends not far behind.
const FAR_MS = 1e15;

/** The value as a moment in milliseconds since the epoch; undefined where no calendar has it. */
export const momentOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Math.abs(value) < FAR_MS ? value : undefined;

/** The day of a moment in milliseconds since the epoch, in UTC: `YYYY-MM-DD`. */
export const utcDayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** The day of a moment in milliseconds since the epoch, on this phone's calendar: `YYYY-MM-DD`. */
export const dayOf = (atMs: number): string => utcDayOf(atMs - new Date(atMs).getTimezoneOffset() * MINUTE_MS);

/** The wall-clock time of the phone, `HH:MM`, of a moment in milliseconds since the epoch. */
export const formatClock = (atMs: number): string => {
  const at = new Date(atMs);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** The moment as it is said at `nowMs`, by the phone's clock: `HH:MM` of the same day, `YYYY-MM-DD HH:MM` of any other. */
export const formatMoment = (atMs: number, nowMs = Date.now()): string =>
  dayOf(atMs) === dayOf(nowMs) ? formatClock(atMs) : `${dayOf(atMs)} ${formatClock(atMs)}`;
