import { expect, it } from 'vitest';
import { calendarEvent } from './calendarEvent.ts';
import { calendarLink } from './calendarLink.ts';

it('A link opens Google Calendar with product, amount and time, and nothing else', () => {
  const url = new URL(calendarLink(calendarEvent('170001', 2, '2026-12-06', 'Pay ₱1,500.50: A & B #1')));
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
  expect([...url.searchParams]).toEqual([
    ['action', 'TEMPLATE'],
    ['text', 'Pay ₱1,500.50: A & B #1'],
    ['dates', '20261206T010000Z/20261206T011500Z'],
  ]);
  expect(url.hash).toBe('');
});

it('A link without a known zone means nine by the calendar’s own clock', () => {
  const event = { ...calendarEvent('1', 1, '2026-12-06', 'Pay'), startMs: Date.UTC(2026, 11, 6, 9), isFloating: true };
  expect(calendarLink(event)).toContain('dates=20261206T090000/');
});
