import { describe, expect, it } from 'vitest';
import { brand as sample } from './brands/default/brand.ts';
import { problemsOfTerms } from './checkTerms.ts';

const { terms } = sample;
const band = (fromDay: number, percentPerDay: number) => ({ fromDay, percentPerDay });

describe('The terms of a brand', () => {
  it.each([
    ['the sample', {}],
    ['one stretch of days late, at a fraction of a percent', { lateBands: [band(1, 0.1)] }],
    ['no penalty', { latePenaltyCents: { new: 0, repeat: 0 } }],
    ['prepayment on any day', { prepayment: { afterTermPercent: 0, leastDays: 0 } }],
    ['one term, and money on the same day', { termDays: { least: 30, most: 30 }, fundingDays: { least: 0, most: 0 } }],
    ['the mark of a sample', { isSample: true as const }],
  ])('may be %s', (_, changed) => {
    expect(problemsOfTerms({ terms: { ...terms, ...changed } })).toEqual([]);
  });

  it.each([
    ['terms.termDays', { termDays: { least: 365, most: 91 } }],
    ['terms.termDays', { termDays: { least: 0, most: 91 }, prepayment: { afterTermPercent: 50, leastDays: 0 } }],
    ['terms.termDays', { termDays: { least: 91.5, most: 365 } }],
    ['terms.decisionDays', { decisionDays: 86_400 }],
    ['terms.fundingDays', { fundingDays: { least: 3, most: 1 } }],
    ['terms.prepayment.afterTermPercent', { prepayment: { afterTermPercent: 0.5, leastDays: 7 } }],
    ['terms.prepayment.afterTermPercent', { prepayment: { afterTermPercent: 100, leastDays: 7 } }],
    ['terms.prepayment.leastDays', { prepayment: { afterTermPercent: 50, leastDays: 92 } }],
    ['terms.latePenaltyCents.new', { latePenaltyCents: { new: 99.5, repeat: 0 } }],
    ['terms.latePenaltyCents.repeat', { latePenaltyCents: { new: 0, repeat: 80_050 } }],
    ['terms.lateBands', { lateBands: [] }],
    ['terms.lateBands[0].fromDay', { lateBands: [band(2, 5)] }],
    ['terms.lateBands[1].fromDay', { lateBands: [band(1, 5), band(1, 4)] }],
    ['terms.lateBands', { lateBands: [band(1, 5), band(31, 4), band(61, 3), band(91, 2)] }],
    ['terms.lateBands[0].percentPerDay', { lateBands: [band(1, 0.125)] }],
    ['terms.lateBands[0].percentPerDay', { lateBands: [band(1, -1)] }],
    ['terms.judgmentDefaultDays', { judgmentDefaultDays: 0 }],
    ['terms.applicantOverYears', { applicantOverYears: 180 }],
  ])('are told of %s with %j', (path, changed) => {
    expect(problemsOfTerms({ terms: { ...terms, ...changed } }).map((problem) => problem.path)).toEqual([path]);
  });

  it('are told of each slip in a stretch by its key', () => {
    const lateBands = [
      { fromDay: 1, percentPerDya: 5 },
      { fromDay: 31 },
      { fromDay: 91, percentPerDay: 2, until: 120 },
      null,
    ] as unknown as typeof terms.lateBands;
    expect(problemsOfTerms({ terms: { ...terms, lateBands: lateBands.slice(0, 3) } })).toEqual([
      { path: 'terms.lateBands[0].percentPerDya', reason: 'is no key of a stretch; did you mean percentPerDay?' },
      { path: 'terms.lateBands[1]', reason: 'has no percentPerDay' },
      { path: 'terms.lateBands[2].until', reason: 'is no key of a stretch' },
    ]);
    expect(problemsOfTerms({ terms: { ...terms, lateBands: lateBands.slice(3) } })).toEqual([
      { path: 'terms.lateBands[0]', reason: 'must have fromDay and percentPerDay' },
    ]);
  });

  it('are asked for by name where there are none, and key by key where some are missing', () => {
    expect(problemsOfTerms({}).map(({ path }) => path)).toEqual(['terms']);
    const { lateBands: _, prepayment: __, ...rest } = terms;
    expect(problemsOfTerms({ terms: rest as typeof terms }).map(({ path }) => path)).toEqual([
      'terms.prepayment.afterTermPercent',
      'terms.prepayment.leastDays',
      'terms.lateBands',
    ]);
  });
});
