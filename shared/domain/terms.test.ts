import { describe, expect, it } from 'vitest';
import { brand as sample } from '../brand/brands/default/brand.ts';
import { termFigures } from './termFigures.ts';

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
});
