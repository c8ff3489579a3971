import { expect, it } from 'vitest';
import { type Figure, tables, type Variant } from '../../scripts/bench/measure.ts';
import { reportOf, verdictsOf } from '../../scripts/bench/report.ts';
import { readOptions } from '../../scripts/bench/screens.ts';

const ofTable =
  (table: string, row: string) =>
  (variant: Variant, ...values: readonly number[]): readonly Figure[] =>
    values.map((value) => ({ table, row, variant, value }));

const data = ofTable(tables.data('slow3g'), 'repay');
const firstView = ofTable(tables.firstView('slow3g'), 'repay');
const move = ofTable(tables.move('slow3g'), 'loanDetail → repay');
const bytes = ofTable(tables.bytes, 'first visit, to the receipt');

const verdicts = (...figures: readonly (readonly Figure[])[]): readonly string[] => verdictsOf(figures.flat());

it('Shows medians: ours beside the hand-written page, everything else beside ours', () => {
  const figures = [data('byHand', 900, 1100), data('ours', 1050), data('react', 2100), data('before', 1000)].flat();
  const report = reportOf({
    ...{ machine: 'A machine', rounds: 2, failures: ['repay, react: gone'], figures },
    variants: ['byHand', 'ours', 'react', 'before'],
  });
  expect(report).toContain('| repay | 1,000 ms | 1,050 ms (×1.05) | 2,100 ms (×2.00) | 1,000 ms (×0.95) |');
  expect(report).toContain('- repay, react: gone');
});

it('Says of each target whether it is held, with the worst case, and nothing of what was not measured', () => {
  expect(verdicts()).toEqual([]);
  expect(verdicts(data('byHand', 1000), data('ours', 1050))).toEqual([
    '- **held**: data on screen within ×1.06 of the hand-written page, slow 3G: worst ×0.99 of that (repay)',
  ]);
  expect(verdicts(firstView('ours', 110), firstView('before', 100))).toEqual([
    '- **NOT held**: first view no later than before, slow 3G: worst ×1.10 of that (repay)',
  ]);
  expect(verdicts(move('ours', 120), move('react', 100))).toEqual([
    '- **held**: data within 150 ms of the tap after a rest, slow 3G: worst ×0.80 of that (loanDetail → repay)',
    '- **NOT held**: data after a rest no later than in the app that loads ahead, slow 3G: worst ×1.20 of that (loanDetail → repay)',
  ]);
  expect(verdicts(bytes('ours', 101), bytes('before', 100))).toEqual([
    '- **NOT held**: bytes of a whole repayment no more than before: worst ×1.01 of that (first visit, to the receipt)',
  ]);
});

it('Says so if the rounds differ more than what is compared', () => {
  const verdictOn = (...own: readonly number[]) =>
    /\*\*(.*)\*\*/.exec(verdicts(firstView('ours', ...own), firstView('before', 290, 300, 310))[0] ?? '')?.[1];
  expect(verdictOn(285, 299, 315)).toBe('held');
  expect(verdictOn(285, 305, 315)).toBe('not told apart');
  expect(verdictOn(315, 320, 325)).toBe('NOT held');
});

it('Reads its options, and refuses what it does not know with the usage', () => {
  expect(readOptions([])).toMatchObject({ rounds: 5, isWhole: true, before: undefined });
  expect(readOptions(['--rounds=3', '--screens', 'repay,repayDelay', '--before', 'dist'])).toMatchObject({
    ...{ rounds: 3, screens: ['repay', 'repayDelay'], isWhole: false, before: 'dist' },
  });
  for (const wrong of [['--round', '3'], ['--rounds', 'x'], ['--screens', 'nowhere'], ['--rounds']])
    expect(() => readOptions(wrong)).toThrow(/npm run bench/);
});
