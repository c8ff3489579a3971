import { siteUrl, timeZone } from '../../shared/brand/current.ts';
import { withoutUnseen } from '../../shared/domain/unseen.ts';
import { zonedMoment } from '../../shared/domain/zonedMoment.ts';

/** The hour of a day at which a reminder stands. */
const HOUR = 9;
const QUARTER_MS = 900_000;

/** A reminder as calendars have it: what is to be paid, and when. */
export interface CalendarEvent {
  /** The same for the same payment of the same order: a calendar that has it already changes it. */
  readonly uid: string;
  /** Product and amount, in a line. */
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
  /** No zone is known: the times are those of any clock that shows them, written as if they were in UTC. */
  readonly isFloating: boolean;
}

/** The event of a payment. `row` is that of `ComingPayment`, `day` a day of the calendar, `YYYY-MM-DD`. */
export const calendarEvent = (orderId: string, row: number, day: string, title: string): CalendarEvent => {
  const zoned = timeZone && zonedMoment(day, HOUR, timeZone);
  const startMs = zoned || Date.parse(`${day}T0${HOUR}:00:00Z`);
  return {
    // An order's number may be anything that an address can hold.
    uid: `${encodeURIComponent(orderId)}-${row}@${new URL(siteUrl).host}`,
    title: withoutUnseen(title).replace(/\s+/g, ' ').trim(),
    startMs,
    endMs: startMs + QUARTER_MS,
    isFloating: !zoned,
  };
};
