import type { CalendarEvent } from './calendarEvent.ts';

/** A moment as `20261206T010000Z`; without the `Z` if it is a local time of any clock. */
const compact = (atMs: number, isFloating: boolean): string =>
  new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/g, '') + (isFloating ? '' : 'Z');

/**
 * The address at which Google Calendar opens with an event filled in, for the borrower to save there. It takes one event and no alarms. Other ways
 * to link to a calendar need a server that holds the file (`webcal:`), or are addresses that browsers do not open (`data:`).
 */
export const calendarLink = ({ title, startMs, endMs, isFloating }: CalendarEvent): string => {
  const dates = `${compact(startMs, isFloating)}/${compact(endMs, isFloating)}`;
  return `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${encodeURIComponent(title)}&dates=${dates}`;
};
