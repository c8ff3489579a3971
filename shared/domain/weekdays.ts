import { utcDayOf } from './dates.ts';

const DAY_MS = 86_400_000;

const isWorkday = (utcMs: number, holidays: readonly string[]): boolean =>
  new Date(utcMs).getUTCDay() % 6 > 0 && !holidays.includes(utcDayOf(utcMs));

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
  return utcDayOf(utcMs);
};
