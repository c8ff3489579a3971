import { describe, expect, it } from 'vitest';
import { dayOf } from './dates.ts';
import { weekdaysAfter } from './weekdays.ts';

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
