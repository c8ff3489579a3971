import { siteUrl, timeZone } from '../../shared/brand/current.ts';
import { withoutUnseen } from '../../shared/domain/unseen.ts';
import { zonedMoment } from '../../shared/domain/zonedMoment.ts';

/** The hour of the day of a reminder. */
const HOUR = 9;
const QUARTER_MS = 900_000;

/** A reminder as a calendar event: what is to be paid, and when. */
export interface CalendarEvent {
  /** Equal for the same payment of the same order: a calendar that already has the event updates it. */
  readonly uid: string;
  /** Product and amount, in a line. */
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Whether no time zone is known: the times are then local times of any clock, written as if they were in UTC. */
  readonly isFloating: boolean;
}

/** The event of a payment. `row` is that of `ComingPayment`, `day` a day of the calendar, `YYYY-MM-DD`. */
export const calendarEvent = (orderId: string, row: number, day: string, title: string): CalendarEvent => {
  const zoned = timeZone && zonedMoment(day, HOUR, timeZone);
  const startMs = zoned || Date.parse(`${day}T0${HOUR}:00:00Z`);
  return {
    // An order number may contain any character of an address.
    uid: `${encodeURIComponent(orderId)}-${row}@${new URL(siteUrl).host}`,
    title: withoutUnseen(title).replace(/\s+/g, ' ').trim(),
    startMs,
    endMs: startMs + QUARTER_MS,
    isFloating: !zoned,
  };
};
