import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { name } from '../../shared/brand/current.ts';
import type { CalendarEvent } from './calendarEvent.ts';

// Of the libraries tried it alone breaks lines by bytes and writes alarms that parsers take (`ics` and `ts-ics` do not). It stays at version 10 as
// long as the project runs on Node 20, which later ones refuse.
const DAY_SECONDS = 86_400;
const ALARM_DAYS = [3, 1, 0];
const MINUTE_MS = 60_000;

// The library makes an id for each event before it takes ours, with what Chromium has since 92 and iOS since 15.4. No event keeps it.
const withIds = crypto as { randomUUID?: Crypto['randomUUID'] };
withIds.randomUUID ??= () => '0-0-0-0-0';

/**
 * Events as a file of a calendar (iCalendar, RFC 5545), made at a moment in milliseconds since the epoch. A file that is made later has a higher
 * SEQUENCE, by the minute, so that a calendar that has the same events already changes them.
 */
export const calendarFile = (events: readonly CalendarEvent[], nowMs: number): string => {
  const calendar = ical({ prodId: { company: name, product: 'Reminders', language: 'EN' } });
  for (const { uid, title, startMs, endMs, isFloating } of events)
    calendar.createEvent({
      id: uid,
      sequence: Math.floor(nowMs / MINUTE_MS),
      stamp: new Date(nowMs),
      start: new Date(startMs),
      end: new Date(endMs),
      floating: isFloating,
      summary: title,
      // Nobody is busy then.
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: ALARM_DAYS.map((days) => ({
        type: ICalAlarmType.display,
        trigger: days * DAY_SECONDS,
        description: title,
      })),
    });
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
};
