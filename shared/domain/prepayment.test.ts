import { describe, expect, it } from 'vitest';
import { firstPrepaymentDate, firstPrepaymentDay } from './prepayment.ts';
import { TERM_DAYS } from './terms.ts';

const terms = Array.from({ length: TERM_DAYS.most - TERM_DAYS.least + 1 }, (_, at) => TERM_DAYS.least + at);

describe('the first day on which a loan may be prepaid', () => {
  it.each([
    [91, 46],
    [92, 47],
    [100, 51],
    [365, 183],
  ])('of a loan for %i days is day %i', (term, day) => {
    expect(firstPrepaymentDay(term)).toBe(day);
  });

  it('is a date, counted from the day the money came', () => {
    expect(firstPrepaymentDate('2026-01-01', 91)).toBe('2026-02-16');
    expect(firstPrepaymentDate('2023-12-31', 120)).toBe('2024-03-01');
  });

  it('lies after half of any term, within it, and not before the seventh day', () => {
    for (const term of terms) {
      const day = firstPrepaymentDay(term);
      expect(day * 2).toBeGreaterThan(term);
      expect((day - 1) * 2).toBeLessThanOrEqual(term);
      expect(day).toBeGreaterThanOrEqual(7);
      expect(day).toBeLessThan(term);
    }
  });

  it.each([0, 90, 366, 91.5, Number.NaN])('is none for a term of %d days', (term) => {
    expect(() => firstPrepaymentDay(term)).toThrow(RangeError);
  });
});
