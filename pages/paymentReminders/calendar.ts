import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { name, siteUrl, timeZone } from '../../shared/brand/current.ts';
import { MINUTE_MS } from '../../shared/domain/dates.ts';
import { zonedMoment } from '../../shared/domain/zones.ts';
import { withoutInvisible } from '../../shared/lib/texts.ts';
import type { Reminder } from './model.ts';

/** The hour of the day of a reminder. */
const HOUR = 9;
const QUARTER_MS = 900_000;

/** A reminder as a calendar event: what is to be paid, and when. */
export interface CalendarEvent extends Pick<Reminder, 'day'> {
  /** Equal for the same payment of the same order: a calendar that already has the event updates it. */
  readonly uid: string;
  /** Product and amount, in a line. */
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** The event of a payment: in the morning of its day, in the lender's time zone, or in that of the phone where the brand names none. */
export const calendarEvent = (
  orderId: string,
  { row, day }: Pick<Reminder, 'row' | 'day'>,
  title: string,
): CalendarEvent => {
  const startMs = (timeZone && zonedMoment(day, HOUR, timeZone)) || new Date(`${day}T0${HOUR}:00:00`).getTime();
  return {
    // An order number may contain any character of an address.
    uid: `${encodeURIComponent(orderId)}-${row}@${new URL(siteUrl).host}`,
    day,
    title: withoutInvisible(title).replace(/\s+/g, ' ').trim(),
    startMs,
    endMs: startMs + QUARTER_MS,
  };
};

/** A moment as `20261206T010000Z`. */
const compact = (atMs: number): string => `${new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * The address at which Google Calendar opens with an event filled in, for the borrower to save there. It takes one event and no alarms. Other ways
 * to link to a calendar need a server that holds the file (`webcal:`), or are addresses that browsers do not open (`data:`).
 */
export const calendarLink = ({ title, startMs, endMs }: CalendarEvent): string => {
  const dates = `${compact(startMs)}/${compact(endMs)}`;
  return `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${encodeURIComponent(title)}&dates=${dates}`;
};

// Of the libraries tried, only this one folds lines by bytes and writes alarms that parsers accept (`ics` and `ts-ics` do not). It stays at version
// 10 while the project supports Node 20, which later versions do not.
const DAY_SECONDS = 86_400;
const ALARM_DAYS = [3, 1, 0];

// The library generates an id for each event before it uses ours, with a function that Chromium has since 92 and iOS since 15.4. No event keeps
// that id.
const withIds = crypto as { randomUUID?: Crypto['randomUUID'] };
withIds.randomUUID ??= () => '0-0-0-0-0';

/**
 * Events as an iCalendar file (RFC 5545), created at `nowMs` (milliseconds since the epoch). A later file has a higher SEQUENCE, counted in
 * minutes, so that a calendar that already has the events updates them.
 */
export const calendarFile = (events: readonly CalendarEvent[], nowMs: number): string => {
  const calendar = ical({ prodId: { company: name, product: 'Reminders', language: 'EN' } });
  for (const { uid, title, startMs, endMs } of events)
    calendar.createEvent({
      id: uid,
      sequence: Math.floor(nowMs / MINUTE_MS),
      stamp: new Date(nowMs),
      start: new Date(startMs),
      end: new Date(endMs),
      summary: title,
      // The event does not mark its time as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: ALARM_DAYS.map((days) => ({
        type: ICalAlarmType.display,
        trigger: days * DAY_SECONDS,
        description: title,
      })),
    });
  // The library omits the line break after the last line.
  return `${calendar.toString()}\r\n`;
};
