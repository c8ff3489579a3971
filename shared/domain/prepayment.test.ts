import { describe, expect, it } from 'vitest';
import { brand as sample } from '../brand/brands/default/brand.ts';
import { firstPrepaymentDay } from './prepayment.ts';

const { terms: sampleTerms } = sample;
const { termDays } = sampleTerms;

const terms = Array.from({ length: termDays.most - termDays.least + 1 }, (_, at) => termDays.least + at);

describe('the first day on which a loan may be prepaid', () => {
  it.each([
    [91, 46],
    [365, 183],
  ])('of a loan for %i days is day %i', (term, day) => {
    expect(firstPrepaymentDay(term, sampleTerms)).toBe(day);
  });

  it('lies after half of any term, within it, and not before the seventh day', () => {
    for (const term of terms) {
      const day = firstPrepaymentDay(term, sampleTerms);
      expect(day * 2).toBeGreaterThan(term);
      expect((day - 1) * 2).toBeLessThanOrEqual(term);
      expect(day).toBeGreaterThanOrEqual(7);
      expect(day).toBeLessThan(term);
    }
  });

  it.each([
    [{ afterTermPercent: 0, leastDays: 0 }, 1],
    [{ afterTermPercent: 0, leastDays: 10 }, 10],
    [{ afterTermPercent: 25, leastDays: 7 }, 26],
    [{ afterTermPercent: 25, leastDays: 30 }, 30],
  ])('by terms of %j is day %i of 100', (prepayment, day) => {
    expect(firstPrepaymentDay(100, { termDays, prepayment })).toBe(day);
  });

  it.each([0, 90, 366, 91.5, Number.NaN])('is none for a term of %d days', (term) => {
    expect(() => firstPrepaymentDay(term, sampleTerms)).toThrow(RangeError);
  });
});
