import { calendarEvent } from './calendarEvent.ts';
import { calendarFile } from './calendarFile.ts';
import { calendarLink } from './calendarLink.ts';
import type { NamedReminder } from './reminders.ts';

const eventOf = (orderId: string, { row, day, title }: NamedReminder) => calendarEvent(orderId, row, day, title);

/** Loads after the document: an order's payments as a calendar file, created at `nowMs` (milliseconds since the epoch). */
export const fileOf = (orderId: string, reminders: readonly NamedReminder[], nowMs: number): string =>
  calendarFile(
    reminders.map((reminder) => eventOf(orderId, reminder)),
    nowMs,
  );

/** The address at which a web calendar opens with one payment filled in. */
export const linkOf = (orderId: string, reminder: NamedReminder): string => calendarLink(eventOf(orderId, reminder));
