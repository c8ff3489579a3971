import { describe, expect, it, vi } from 'vitest';
import { dayIn, formatMoment, momentOf } from './dates.ts';
import { fixedOffsetOf, zonedMoment } from './zones.ts';

describe('dates', () => {
  it.each([0, -1, 1_760_000_000_000])('A moment of %d milliseconds is one', (value) => {
    expect(momentOf(value)).toBe(value);
  });

  it.each([1e300, -1e300, 8.7e15, Number.NaN, '5', null, undefined, {}])('%j is no moment', (value) => {
    expect(momentOf(value)).toBeUndefined();
  });

  it.each([
    ['2026-12-06', '2026-12-06'],
    ['2026-12-06 23:59:59', '2026-12-06'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-30', undefined],
    ['2026-13-01', undefined],
    ['2026-12-061', undefined],
    ['0000-00-00', undefined],
    ['1970-01-01', undefined],
    ['9999-12-31', undefined],
    ['20261206', undefined],
    ['02/03/2027', undefined],
    ['6 December 2026', undefined],
    ['', undefined],
  ])('The day that the text %j of the service begins with is %s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });

  it.each([
    ['on the same day', new Date(2026, 10, 20, 23, 59), '14:03'],
    ['after midnight', new Date(2026, 10, 21, 0, 0), '2026-11-20 14:03'],
    ['by a clock that has been set back a day', new Date(2026, 10, 19, 14, 3), '2026-11-20 14:03'],
  ])('A moment is said %s', (_, now, said) => {
    expect(formatMoment(new Date(2026, 10, 20, 14, 3).getTime(), now.getTime())).toBe(said);
  });

  it.each([
    ['2026-12-31T15:59:00Z', '2026-12-31'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
  ])('The day of a moment is that of the phone, not of Greenwich: at %s in Manila it is %s', (moment, iso) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480);
    expect(formatMoment(Date.parse(moment), 0).slice(0, 10)).toBe(iso);
  });
});

describe('fixedOffsetOf', () => {
  const autumn = Date.parse('2026-11-30T08:15:42.123Z');

  it.each([
    ['Asia/Manila', 8 * 3_600_000],
    ['Asia/Kolkata', 5.5 * 3_600_000],
    ['America/Bogota', -5 * 3_600_000],
    ['UTC', 0],
    // Their clocks are changed within the twelve months.
    ['America/New_York', undefined],
    ['Australia/Sydney', undefined],
  ])('of %s is %s', (zone, offsetMs) => {
    expect(fixedOffsetOf(zone, autumn)).toBe(offsetMs);
  });
});

describe('zonedMoment', () => {
  it.each([
    ['Asia/Manila', '2026-12-06', '2026-12-06T01:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-06', '2026-12-06T03:30:00.000Z'],
    ['America/Los_Angeles', '2026-12-06', '2026-12-06T17:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01', '2026-12-31T19:00:00.000Z'],
    // The days on which the clocks change.
    ['Europe/Berlin', '2026-03-29', '2026-03-29T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-08', '2026-03-08T16:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T08:00:00.000Z'],
  ])('Nine in the morning in %s on %s is %s', (zone, day, moment) => {
    expect(new Date(zonedMoment(day, 9, zone) ?? 0).toISOString()).toBe(moment);
  });

  it('Midnight is found in an engine that calls it 24', () => {
    expect(zonedMoment('2026-12-06', 0, 'UTC')).toBe(Date.UTC(2026, 11, 6));
  });

  it('There is no moment in a zone that the phone does not know', () => {
    expect(zonedMoment('2026-12-06', 9, 'Nowhere/At_All')).toBeUndefined();
  });
});
