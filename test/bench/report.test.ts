import { describe, expect, it } from 'vitest';
import { readOptions } from '../../scripts/bench/options.ts';
import { movesReport } from '../../scripts/bench/report/movesReport.ts';
import { kindOf, repaymentReport } from '../../scripts/bench/report/repaymentReport.ts';
import { targetsOf, targetsReport } from '../../scripts/bench/report/targets.ts';
import { viewsReport } from '../../scripts/bench/report/viewsReport.ts';
import type { Moved } from '../../scripts/bench/sections/moves.ts';
import type { StageTaken } from '../../scripts/bench/sections/repayment.ts';
import type { View } from '../../scripts/bench/sections/views.ts';
import type { VariantName } from '../../scripts/bench/variants/variant.ts';

const visit = (dataMs: number) => ({
  firstViewMs: dataMs / 2,
  dataMs,
  bytes: 1000,
  requests: 2,
  longTasks: 0,
  longTotalMs: 0,
  longestMs: 0,
});

const view = (variant: VariantName, dataMs: number): View => ({
  profile: 'slow3g',
  screen: 'repay',
  variant,
  cold: visit(dataMs),
  warm: visit(dataMs / 2),
});

const moved = (variant: VariantName, moveMs: number, isPrerendered = false): Moved => ({
  profile: 'slow3g',
  move: 'a → b',
  variant,
  moveMs,
  bytes: 0,
  requests: 0,
  calls: 3,
  callsAhead: isPrerendered ? 1 : 0,
  isPrerendered,
});

describe('the report of the bench', () => {
  it('sets ours beside the pages by hand, and everything else beside ours', () => {
    const views = [view('floor', 900), view('floor', 1100), view('ours', 1050), view('plain', 2100)];
    const report = viewsReport(views, ['slow3g']);
    expect(report).toContain('| repay | 1,000 ms | 1,050 ms (×1.05) | — | 2,100 ms (×2.00) | — |');
    expect(report).toContain('| Data on screen, first visit | ×1.05 | — | ×2.00 | — |');
  });

  it('says of each target whether it is held, with the worst case', () => {
    const views = [view('floor', 1000), view('ours', 1050)];
    const moves = [moved('ours', 700), moved('spa', 600), moved('spaAhead', 700)];
    const targets = targetsOf(views, moves, ['slow3g']);
    expect(targets.map(({ verdict }) => verdict)).toEqual(['held', 'NOT held', 'held']);
    expect(targetsReport(targets)).toContain('**held**: Data on screen within 1.06 times the floor');
    expect(targetsReport(targets)).toContain('**NOT held**: The move to the next screen no slower than');
    expect(targetsReport(targets)).toContain('worst ×1.17 (a → b); 0 of 1 within ×1, 1 over it');
  });

  it('says how long a prerendered screen takes after the tap, and whether prerendering made any move slower', () => {
    const moves = [moved('ours', 120, true), moved('prefetch', 300), moved('ours', 90, true), moved('prefetch', 310)];
    const nameless = { ...moved('ours', 400), move: 'b → c' };
    const targets = targetsOf([], [...moves, nameless], ['slow3g']);
    expect(targetsReport(targets)).toContain(
      '**not told apart**: Data on screen within 100 ms of the tap, where the next screen is prerendered, slow 3G: worst 105 ms (a → b)',
    );
    expect(targetsReport(targets)).toContain(
      '**held**: The move to the next screen no slower than the same build without prerendering, slow 3G: worst ×0.34',
    );
    const withoutCall = { ...moved('ours', 101, true), callsAhead: 0 };
    expect(targetsOf([], [withoutCall], ['slow3g'])[0]?.verdict).toBe('NOT held');
    expect(targetsOf([], [moved('ours', 400)], ['slow3g'])).toEqual([]);
  });

  it('counts what a move asks of the service, and what of that was asked before the tap', () => {
    const report = movesReport([moved('ours', 80, true), moved('prefetch', 300)], ['slow3g']);
    expect(report).toContain('|  | ours | prefetch | plain | spa | spaAhead |');
    expect(report).toContain('| a → b | 3 | 1 | 3 | — |');
    expect(movesReport([moved('ours', 80), moved('before', 90)], ['slow3g'])).toContain('| spaAhead | before |');
  });

  it('adds up the bytes of a repayment, and claims no receipt of a page that has none', () => {
    const taken = (variant: VariantName, stage: StageTaken['stage'], wireBytes: number): StageTaken => ({
      ...{ variant, visit: 'first', stage, wireBytes },
      heard: [{ path: stage === 'order' ? '/loanDetail' : '/api/a', status: 200, bytes: 100, isAhead: false }],
    });
    const stages = ['order', 'repayment', 'code'] as const;
    const report = repaymentReport([
      ...stages.map((stage) => taken('ours', stage, 1000)),
      taken('ours', 'receipt', 500),
      ...stages.map((stage) => taken('floor', stage, 400)),
    ]);
    expect(report).toContain('| **first visit: to the code** | 3,000 B | — | — | — | 1,200 B |');
    expect(report).toContain('| **first visit: to the receipt** | 3,500 B | — | — | — | — |');
    expect(report).toContain('| of it documents | 100 B | — | — | — | 100 B |');
    expect(report).toContain('| of it data | 300 B | — | — | — | 200 B |');
    expect(['/repay', '/late/a.1.js', '/sandbox/images/a.svg'].map(kindOf)).toEqual([
      ...['documents', 'scripts and styles', 'pictures'],
    ]);
  });

  it('sets an earlier build beside ours where one was measured, and says whether the first view comes later', () => {
    const views = [view('floor', 1000), view('ours', 1040), view('before', 1020)];
    expect(viewsReport(views, ['slow3g'])).toContain('| 1,040 ms (×1.04) | — | — | — | 1,020 ms (×0.98) |');
    const target = targetsOf(views, [], ['slow3g']).find(({ name }) => name.startsWith('First view'));
    expect(target?.verdict).toBe('NOT held');
  });

  it('says so where the rounds lie further apart than what is compared', () => {
    const spa = [290, 300, 310].map((ms) => moved('spa', ms));
    const verdictOf = (...own: readonly number[]) =>
      targetsOf([], [...own.map((ms) => moved('ours', ms)), ...spa], ['slow3g'])[0]?.verdict;
    expect(verdictOf(285, 299, 315)).toBe('held');
    expect(verdictOf(285, 305, 315)).toBe('not told apart');
    expect(verdictOf(315, 320, 325)).toBe('NOT held');
  });

  it('claims nothing of what was not measured', () => {
    expect(targetsOf([], [], ['slow3g', 'fourG'])).toEqual([]);
  });
});

describe('the options of the bench', () => {
  it('have a small set for trying, and are changed one by one', () => {
    expect(readOptions(['--quick'])).toMatchObject({ rounds: 1, profiles: ['slow3g'] });
    expect(readOptions(['--quick']).screens).toHaveLength(2);
    expect(readOptions(['--rounds=3', '--only', 'views,moves'])).toMatchObject({
      rounds: 3,
      sections: ['views', 'moves'],
    });
    expect(readOptions(['--against', 'v1.0.0'])).toMatchObject({ against: 'v1.0.0', rounds: 5 });
    expect(readOptions(['--screens', 'repay,loanDetail']).screens).toEqual(['repay', 'loanDetail']);
  });

  it('refuse what they do not know, with the usage', () => {
    for (const wrong of [['--round', '3'], ['--rounds', 'x'], ['--screens', 'nowhere'], ['--rounds']])
      expect(() => readOptions(wrong)).toThrow(/npm run bench/);
  });
});
