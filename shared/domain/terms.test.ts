import { describe, expect, it } from 'vitest';
import { brand as sample } from '../brand/brands/default/brand.ts';
import { termFigures } from './termFigures.ts';

const { terms } = sample;

describe('the terms of the loan', () => {
  it('are these figures, letter for letter', () => {
    expect(termFigures(terms, '₱', { decimal: '.', group: '' })).toMatchObject({
      termLeast: 91,
      termMost: 365,
      decisionDays: 1,
      fundingLeast: 1,
      fundingMost: 3,
      prepaymentDays: 7,
      newPenalty: '₱1,000',
      repeatPenalty: '₱800',
      changeDays: 3,
      assignmentDays: 7,
      judgmentDays: 10,
      overAge: 18,
      from1: 1,
      to1: 30,
      from2: 31,
      to2: 90,
      from3: 91,
    });
  });

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
});
