import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { name } from '../../shared/brand/current.ts';
import type { CalendarEvent } from './calendarEvent.ts';

// Of the libraries tried, only this one folds lines by bytes and writes alarms that parsers accept (`ics` and `ts-ics` do not). It stays at version
// 10 while the project supports Node 20, which later versions do not.
const DAY_SECONDS = 86_400;
const ALARM_DAYS = [3, 1, 0];
const MINUTE_MS = 60_000;

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
  for (const { uid, title, startMs, endMs, isFloating } of events)
    calendar.createEvent({
      id: uid,
      sequence: Math.floor(nowMs / MINUTE_MS),
      stamp: new Date(nowMs),
      start: new Date(startMs),
      end: new Date(endMs),
      floating: isFloating,
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
