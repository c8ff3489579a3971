import { DAY_MS, utcDayOf } from './dates.ts';

// `utcDayOf` comes first: it throws for an invalid date, with which the loop below would never end.
const isWorkday = (utcMs: number, holidays: readonly string[]): boolean =>
  !holidays.includes(utcDayOf(utcMs)) && new Date(utcMs).getUTCDay() % 6 > 0;

/**
 * The date `count` weekdays after `dayIso` (both `YYYY-MM-DD`). The day itself is not counted, nor are Saturdays, Sundays and the `holidays`.
 * @throws RangeError if `dayIso` is not a valid date.
 */
export const weekdaysAfter = (dayIso: string, count: number, holidays: readonly string[] = []): string => {
  let utcMs = Date.parse(`${dayIso}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    utcMs += DAY_MS;
    if (isWorkday(utcMs, holidays)) left -= 1;
  }
  return utcDayOf(utcMs);
};
