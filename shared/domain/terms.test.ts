import { describe, expect, it } from 'vitest';
import { termFigures } from './termFigures.ts';
import { LATE_BANDS } from './terms.ts';

describe('the terms of the loan', () => {
  it('cover every day late by one band, from the first day without end', () => {
    expect(LATE_BANDS[0]?.fromDay).toBe(1);
    LATE_BANDS.slice(1).forEach(({ fromDay }, at) => {
      expect(fromDay).toBe((LATE_BANDS[at]?.toDay ?? 0) + 1);
    });
    expect(LATE_BANDS[LATE_BANDS.length - 1]?.toDay).toBe(Number.POSITIVE_INFINITY);
  });

  it('are these figures, letter for letter', () => {
    expect(LATE_BANDS.map(({ fromDay, toDay, percentPerDay }) => [fromDay, toDay, percentPerDay])).toEqual([
      [1, 30, 5],
      [31, 90, 4],
      [91, Number.POSITIVE_INFINITY, 2],
    ]);
    expect(termFigures('₱', { decimal: '.', group: '' })).toMatchObject({
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
      percent1: 5,
      from2: 31,
      to2: 90,
      percent2: 4,
      from3: 91,
      percent3: 2,
      exampleTerm: 91,
      exampleDay: 46,
      examplePenalty: '₱1,000',
      exampleInterest: '₱750',
      examplePrincipal: '₱5,000',
      examplePayment: '₱2,000',
      exampleRest: '₱250',
    });
  });

  it.each([
    [{ decimal: '.', group: ',' }, '₱1,000'],
    [{ decimal: ',', group: '.' }, '₱1.000'],
    [{ decimal: ',', group: '' }, '₱1.000'],
    [{ decimal: '.', group: ' ' }, '₱1 000'],
  ])('write amounts in the style %j as %s', (style, shown) => {
    expect(termFigures('₱', style)['newPenalty']).toBe(shown);
  });
});
