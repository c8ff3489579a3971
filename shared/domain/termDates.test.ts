import { describe, expect, it } from 'vitest';
import { seededNumbers } from '../../test/support/seededNumbers.ts';
import { daysAfter, daysLate, maturityOf as maturityIn } from './termDates.ts';

const maturityOf = (from: string, lengthDays: number): string => maturityIn(from, lengthDays, { least: 91, most: 365 });

describe('the day of maturity', () => {
  it.each([
    ['2026-01-01', 91, '2026-04-02'],
    ['2026-01-31', 365, '2027-01-31'],
    ['2023-12-01', 91, '2024-03-01'],
    ['2022-12-01', 91, '2023-03-02'],
  ])('of a loan from %s for %i days is %s', (from, term, due) => {
    expect(maturityOf(from, term)).toBe(due);
  });

  it.each([0, 90, 366, 91.5])('is none for a term of %d days', (term) => {
    expect(() => maturityOf('2026-01-01', term)).toThrow(RangeError);
  });

  it.each(['', 'soon', '2026-13-01', '2026-01-01 10:00:00'])('is none for a loan from %j', (from) => {
    expect(() => maturityOf(from, 91)).toThrow(RangeError);
  });
});

describe('the days late', () => {
  it.each([
    ['2026-04-02', '2026-04-02', 0],
    ['2026-04-02', '2026-03-01', 0],
    ['2026-04-02', '2026-04-03', 1],
    ['2026-04-02', '2026-05-02', 30],
    ['2024-02-28', '2024-03-01', 2],
  ])('of a payment due on %s are on %s %i', (due, today, days) => {
    expect(daysLate(due, today)).toBe(days);
  });

  it('count every day once, over any number of months and years', () => {
    const numbers = seededNumbers(11);
    for (let at = 0; at < 300; at += 1) {
      const due = daysAfter('2020-01-01', numbers.whole(0, 4000));
      const days = numbers.whole(1, 4000);
      expect(daysLate(due, daysAfter(due, days))).toBe(days);
      expect(daysAfter(daysAfter(due, days), -days)).toBe(due);
    }
  });
});
