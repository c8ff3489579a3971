import { utcDayOf } from './dates.ts';

const DAY_MS = 86_400_000;

// The day is written first: that throws where there is none, and counting on from none would never end.
const isWorkday = (utcMs: number, holidays: readonly string[]): boolean =>
  !holidays.includes(utcDayOf(utcMs)) && new Date(utcMs).getUTCDay() % 6 > 0;

/**
 * The day that is `count` weekdays after the day `dayIso` (`YYYY-MM-DD` both). The day itself does not count, nor do
 * Saturdays, Sundays and the `holidays`. @throws RangeError where no calendar has the day.
 */
export const weekdaysAfter = (dayIso: string, count: number, holidays: readonly string[] = []): string => {
  let utcMs = Date.parse(`${dayIso}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    utcMs += DAY_MS;
    if (isWorkday(utcMs, holidays)) left -= 1;
  }
  return utcDayOf(utcMs);
};
