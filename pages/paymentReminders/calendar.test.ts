import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarEvent, calendarFile, calendarLink } from './calendar.ts';

const NOW_MS = Date.UTC(2026, 10, 23, 4, 5, 6);
// The library folds lines character by character, which takes long for fifty files while other tests run.
const RUNNING_MS = 30_000;
const TITLE = 'Pay ₱1,500.50: Sample Instalment Loan';

const event = (row: string, day: string, title = TITLE, orderId = '170001') =>
  calendarEvent(orderId, { row, day }, title);

/** Splits a file into its folded lines. */
const linesOf = (words: string) => words.split('\r\n');

/** Parses a file with a strict parser, which throws if the file is invalid. */
const parsed = (words: string) => {
  const calendar = new ICAL.Component(ICAL.parse(words) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => ({
    event: new ICAL.Event(component),
    alarms: component.getAllSubcomponents('valarm'),
    component,
  }));
};

describe('The file of a calendar', () => {
  it('is, byte by byte, what the standard asks for', () => {
    const words = calendarFile([event('2', '2026-12-06')], NOW_MS);
    expect(words).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Sample Loan//Reminders//EN',
        'BEGIN:VEVENT',
        'UID:170001-2@www.sample-loan.example',
        'SEQUENCE:29923445',
        'DTSTAMP:20261123T040506Z',
        'DTSTART:20261206T010000Z',
        'DTEND:20261206T011500Z',
        'SUMMARY:Pay ₱1\\,500.50: Sample Instalment Loan',
        'TRANSP:TRANSPARENT',
        ...['-P3D', '-P1D', 'PT0S'].flatMap((trigger) => [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER:${trigger}`,
          'DESCRIPTION:Pay ₱1\\,500.50: Sample Instalment Loan',
          'END:VALARM',
        ]),
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it(
    'is valid whatever the product is called, and however the order is numbered',
    () => {
      const words = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.constantFrom('a;b,c\\d"e\nBEGIN:VEVENT\r\nX:1', 'भुगतान '.repeat(40), '😀'.repeat(60), 'Ang '.repeat(80)),
      );
      fc.assert(
        fc.property(words, fc.string({ maxLength: 60 }), (title, orderId) => {
          const made = calendarFile([event('1', '2026-12-06', title, orderId)], NOW_MS);
          const lines = linesOf(made);
          expect(lines.pop()).toBe('');
          // At most 75 octets a line without its line break, and no control characters.
          expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there.
          expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u007f]/);
          // No line break splits a multi-byte character.
          expect(new TextDecoder().decode(new TextEncoder().encode(made))).toBe(made);
          const [only, ...more] = parsed(made);
          expect(more).toEqual([]);
          expect(only?.event.summary ?? '').toBe(event('1', '2026-12-06', title, orderId).title);
          expect(only?.alarms).toHaveLength(3);
        }),
        { numRuns: 50 },
      );
    },
    RUNNING_MS,
  );
});

it('A link opens Google Calendar with product, amount and time, and nothing else', () => {
  const url = new URL(calendarLink(event('2', '2026-12-06', 'Pay ₱1,500.50: A & B #1')));
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
  expect([...url.searchParams]).toEqual([
    ['action', 'TEMPLATE'],
    ['text', 'Pay ₱1,500.50: A & B #1'],
    ['dates', '20261206T010000Z/20261206T011500Z'],
  ]);
  expect(url.hash).toBe('');
});
