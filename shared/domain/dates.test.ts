import { describe, expect, it } from 'vitest';
import { dayIn, dayOf, formatClock, formatMoment, momentOf, weekdaysAfter, zonedMoment } from './dates.ts';

describe('dates', () => {
  describe('a moment', () => {
    it.each([0, -1, 1_760_000_000_000])('of %d milliseconds is one', (value) => {
      expect(momentOf(value)).toBe(value);
    });

    it.each([1e300, -1e300, 8.7e15, Number.NaN, '5', null, undefined, {}])('%j is none', (value) => {
      expect(momentOf(value)).toBeUndefined();
    });
  });

  describe('the day that a text from the service begins with', () => {
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
      ['Invalid date', undefined],
      ['6 December 2026', undefined],
      ['', undefined],
    ])('of %j is %s', (text, day) => {
      expect(dayIn(text)).toBe(day);
    });
  });

  describe("the phone's wall clock", () => {
    it.each([
      [new Date(2026, 0, 5, 7, 3), '07:03'],
      [new Date(2026, 11, 31, 23, 59, 59), '23:59'],
    ])('%s reads %s', (moment, shown) => {
      expect(formatClock(moment.getTime())).toBe(shown);
    });
  });

  describe('a moment as it is said', () => {
    const at = new Date(2026, 10, 20, 14, 3).getTime();

    it.each([
      ['on the same day', new Date(2026, 10, 20, 23, 59), '14:03'],
      ['after midnight', new Date(2026, 10, 21, 0, 0), '2026-11-20 14:03'],
      ['by a clock that has been set back a day', new Date(2026, 10, 19, 14, 3), '2026-11-20 14:03'],
    ])('%s', (_, now, said) => {
      expect(formatMoment(at, now.getTime())).toBe(said);
    });
  });
});

describe('zonedMoment', () => {
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
});

describe('weekdays', () => {
  describe('three weekdays after', () => {
    it.each([
      ['a Monday', '2026-11-16', '2026-11-19'],
      ['a Wednesday', '2026-11-18', '2026-11-23'],
      ['a Friday', '2026-11-20', '2026-11-25'],
      ['a Saturday', '2026-11-21', '2026-11-25'],
      ['a Sunday', '2026-11-22', '2026-11-25'],
      ['the end of a leap February', '2028-02-28', '2028-03-02'],
      ['the end of a year', '2026-12-31', '2027-01-05'],
    ])('%s, %s, is %s', (_, day, due) => {
      expect(weekdaysAfter(day, 3)).toBe(due);
    });

    it.each([
      ['one holiday in between', ['2026-11-30'], '2026-11-27', '2026-12-03'],
      ['holidays in a row', ['2026-12-24', '2026-12-25', '2026-12-28'], '2026-12-23', '2026-12-31'],
      ['a holiday on a Sunday, which costs nothing', ['2026-11-22'], '2026-11-20', '2026-11-25'],
      ['a holiday on the day itself', ['2026-11-20'], '2026-11-20', '2026-11-25'],
      ['a holiday on what would be the last day', ['2026-11-25'], '2026-11-20', '2026-11-26'],
    ])('with %s', (_, holidays, day, due) => {
      expect(weekdaysAfter(day, 3, holidays)).toBe(due);
    });
  });

  describe('a day that no calendar has', () => {
    it('is refused, and not counted from for ever', () => {
      expect(() => weekdaysAfter('0000-00-00', 3)).toThrow(RangeError);
    });
  });

  describe('the day of a moment', () => {
    it.each([
      [2026, 0, 1, 0, 0, '2026-01-01'],
      [2026, 10, 21, 23, 59, '2026-11-21'],
      [2028, 1, 29, 12, 0, '2028-02-29'],
    ])('is that of the phone, not of Greenwich', (year, month, day, hour, minute, iso) => {
      expect(dayOf(new Date(year, month, day, hour, minute).getTime())).toBe(iso);
    });
  });
});
