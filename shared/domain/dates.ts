const two = (part: number): string => String(part).padStart(2, '0');

const MINUTE_MS = 60_000;

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

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

// A service without a date may send the first day of its own calendar, such as 1970-01-01.
const DAY = /^20\d\d-\d\d-\d\d(?=$| )/;

/** The day of a text from the service, `YYYY-MM-DD`, with or without a time; undefined if there is none, or if no calendar has that day. */
export const dayIn = (text: string): string | undefined => {
  const day = DAY.exec(text)?.[0];
  // Some engines parse 30 February as 2 March.
  return day && new Date(day).toJSON()?.startsWith(day) ? day : undefined;
};

/**
 * The local time of a time zone at a moment, as milliseconds since the epoch as if the zone were UTC. @throws RangeError if the phone does not know
 * the zone.
 */
const wallClockMs = (atMs: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour12: false,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(atMs);
  const numberOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  // Some engines write midnight as hour 24.
  return Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day'), numberOf('hour') % 24, numberOf('minute'));
};

/**
 * The milliseconds by which a time zone is ahead of UTC, if they are the same in each of the twelve months from a moment on; undefined otherwise.
 * @throws RangeError if the zone is unknown.
 */
export const fixedOffsetOf = (timeZone: string, fromMs: number): number | undefined => {
  const minuteMs = fromMs - (fromMs % MINUTE_MS);
  const [offsetMs, ...others] = Array.from({ length: 12 }, (_, month) => {
    const atMs = minuteMs + month * 30 * DAY_MS;
    return wallClockMs(atMs, timeZone) - atMs;
  });
  return others.every((other) => other === offsetMs) ? offsetMs : undefined;
};

/** The day of a moment in a time zone, `YYYY-MM-DD`. @throws RangeError if the phone does not know the zone. */
export const zonedDayOf = (atMs: number, timeZone: string): string => utcDayOf(wallClockMs(atMs, timeZone));

/**
 * The moment, in milliseconds since the epoch, at which it is a full hour of a day (`YYYY-MM-DD`) in a time zone. If the hour occurs twice because
 * clocks go back, either of the two. Undefined if the phone does not know the zone.
 */
export const zonedMoment = (day: string, hour: number, timeZone: string): number | undefined => {
  const wantedMs = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  try {
    // The offset is looked up again near the result: a clock change may lie between `wantedMs`, read as UTC, and the moment itself.
    const nearMs = wantedMs - (wallClockMs(wantedMs, timeZone) - wantedMs);
    return nearMs + (wantedMs - wallClockMs(nearMs, timeZone));
  } catch {
    return undefined;
  }
};

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
