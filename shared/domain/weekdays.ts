const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const isoOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);

/** The day of a moment in milliseconds since the epoch, on this phone's calendar: `YYYY-MM-DD`. */
export const dayOf = (atMs: number): string => isoOf(atMs - new Date(atMs).getTimezoneOffset() * MINUTE_MS);

const isWorkday = (utcMs: number, holidays: readonly string[]): boolean =>
  new Date(utcMs).getUTCDay() % 6 > 0 && !holidays.includes(isoOf(utcMs));

/**
 * The day that is `count` weekdays after the day `dayIso` (`YYYY-MM-DD` both). The day itself does not count, nor do
 * Saturdays, Sundays and the `holidays`.
 */
export const weekdaysAfter = (dayIso: string, count: number, holidays: readonly string[] = []): string => {
  let utcMs = Date.parse(`${dayIso}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    utcMs += DAY_MS;
    if (isWorkday(utcMs, holidays)) left -= 1;
  }
  return isoOf(utcMs);
};
