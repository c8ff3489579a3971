import { describe, expect, it } from 'vitest';
import { brand as sample } from '../brand/brands/default/brand.ts';
import { firstPrepaymentDay, termFigures } from './termFigures.ts';

const { terms } = sample;

describe('the terms of the loan', () => {
  it.each([
    [{ decimal: '.', group: ',' }, '₱1,000'],
    [{ decimal: ',', group: '' }, '₱1.000'],
    [{ decimal: '.', group: ' ' }, '₱1 000'],
  ])('write amounts in the style %j as %s', (style, shown) => {
    expect(termFigures(terms, '₱', style)['newPenalty']).toBe(shown);
  });

  it('have the last stretch of days late at the place of the one without end, however many there are', () => {
    const figures = (...fromDays: readonly number[]) =>
      termFigures({ ...terms, lateBands: fromDays.map((fromDay) => ({ fromDay, percentPerDay: 1 })) }, '₱', {
        decimal: '.',
        group: ',',
      });
    expect(figures(1)).toMatchObject({ from3: 1 });
    expect(figures(1)).not.toHaveProperty('from1');
    expect(figures(1, 15)).toMatchObject({ from1: 1, to1: 14, from3: 15 });
  });

  it.each([
    [50_000, '₹500', '₹375', '₹2,500', '₹1,000', '₹125'],
    [900, '₹9', '₹6', '₹45', '₹18', '₹3'],
  ])('explain where a payment goes by a penalty of %i cents, in sums that add up', (penalty, ...shown) => {
    const { examplePenalty, exampleInterest, examplePrincipal, examplePayment, exampleRest } = termFigures(
      { ...terms, latePenaltyCents: { new: penalty, repeat: 0 } },
      '₹',
      { decimal: '.', group: ',' },
    );
    expect([examplePenalty, exampleInterest, examplePrincipal, examplePayment, exampleRest]).toEqual(shown);
  });
});

const { termDays } = terms;

const everyTerm = Array.from({ length: termDays.most - termDays.least + 1 }, (_, at) => termDays.least + at);

describe('the first day on which a loan may be prepaid', () => {
  it.each([
    [91, 46],
    [365, 183],
  ])('of a loan for %i days is day %i', (term, day) => {
    expect(firstPrepaymentDay(term, terms)).toBe(day);
  });

  it('lies after half of any term, within it, and not before the seventh day', () => {
    for (const term of everyTerm) {
      const day = firstPrepaymentDay(term, terms);
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
    expect(firstPrepaymentDay(100, { prepayment })).toBe(day);
  });
});
