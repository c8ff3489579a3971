const DAY = /^\d{4}-\d\d-\d\d/;

/** The day that a text begins with, `YYYY-MM-DD`; undefined where it begins with none, or with one that no calendar has. */
export const dayIn = (text: string): string | undefined => {
  const [day] = DAY.exec(text) ?? [];
  const utcMs = Date.parse(`${day}T00:00:00Z`);
  // An engine may read 30 February as 2 March.
  return day && utcMs && new Date(utcMs).toISOString().startsWith(day) ? day : undefined;
};

/** What a clock of the zone shows at a moment, as if it stood in UTC. @throws RangeError where the phone does not know the zone. */
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
  // Some engines call midnight 24.
  return Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day'), numberOf('hour') % 24, numberOf('minute'));
};

/**
 * The moment, in milliseconds since the epoch, at which the clocks of a time zone show a full hour of a day (`YYYY-MM-DD`). Where the
 * hour comes twice, as clocks go back, it is one of the two. Undefined where the phone does not know the zone.
 */
export const zonedMoment = (day: string, hour: number, timeZone: string): number | undefined => {
  const wantedMs = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  try {
    // The second look is at the right side of a change of clocks that lies between the first and the moment.
    const nearMs = wantedMs - (wallClockMs(wantedMs, timeZone) - wantedMs);
    return nearMs + (wantedMs - wallClockMs(nearMs, timeZone));
  } catch {
    return undefined;
  }
};
