import { dayOf, formatClock } from './dates.ts';

/** A moment as the time of its day, and with its day where that is not today, by the phone's clock. */
export const formatMoment = (atMs: number, nowMs = Date.now()): string => {
  const day = dayOf(atMs);
  return (day === dayOf(nowMs) ? '' : `${day} `) + formatClock(atMs);
};
