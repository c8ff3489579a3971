import { DAY_MS, MINUTE_MS } from './dates.ts';

/**
 * The local time of a time zone at a moment, as milliseconds since the epoch as if the zone were UTC. @throws RangeError if the phone does not know
 * the zone.
 */
export const wallClockMs = (atMs: number, timeZone: string): number => {
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
