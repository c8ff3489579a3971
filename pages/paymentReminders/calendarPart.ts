import { calendarEvent } from './calendarEvent.ts';
import { calendarFile } from './calendarFile.ts';
import { calendarLink } from './calendarLink.ts';
import type { NamedReminder } from './reminders.ts';

const eventOf = (orderId: string, { row, day, title }: NamedReminder) => calendarEvent(orderId, row, day, title);

/** What of the page follows the document: an order's payments as a calendar's file, made at a moment in milliseconds since the epoch. */
export const fileOf = (orderId: string, reminders: readonly NamedReminder[], nowMs: number): string =>
  calendarFile(
    reminders.map((reminder) => eventOf(orderId, reminder)),
    nowMs,
  );

/** And the address at which a calendar on the web opens with one of them. */
export const linkOf = (orderId: string, reminder: NamedReminder): string => calendarLink(eventOf(orderId, reminder));
