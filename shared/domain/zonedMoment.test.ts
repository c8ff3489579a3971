import { describe, expect, it } from 'vitest';
import { dayIn, zonedMoment } from './zonedMoment.ts';

describe('the day that a text begins with', () => {
  it.each([
    ['2026-12-06', '2026-12-06'],
    ['2026-12-06 23:59:59', '2026-12-06'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-30', undefined],
    ['2026-13-01', undefined],
    ['6 December 2026', undefined],
    ['', undefined],
  ])('of %j is %s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });
});

describe('nine in the morning', () => {
  it.each([
    ['Asia/Manila', '2026-12-06', '2026-12-06T01:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-06', '2026-12-06T03:30:00.000Z'],
    ['UTC', '2026-12-06', '2026-12-06T09:00:00.000Z'],
    ['America/Los_Angeles', '2026-12-06', '2026-12-06T17:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01', '2026-12-31T19:00:00.000Z'],
    // The days on which the clocks change, and the day before each.
    ['Europe/Berlin', '2026-03-28', '2026-03-28T08:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T07:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24', '2026-10-24T07:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T08:00:00.000Z'],
  ])('in %s on %s is %s', (zone, day, moment) => {
    const atMs = zonedMoment(day, 9, zone);
    expect(atMs === undefined ? atMs : new Date(atMs).toISOString()).toBe(moment);
  });

  it('is midnight’s neighbour in an engine that calls midnight 24', () => {
    expect(zonedMoment('2026-12-06', 0, 'UTC')).toBe(Date.UTC(2026, 11, 6));
  });

  it('is no moment in a zone that the phone does not know', () => {
    expect(zonedMoment('2026-12-06', 9, 'Nowhere/At_All')).toBeUndefined();
  });
});
