import { type ProfileName, profiles } from '../profiles.ts';
import type { Moved } from '../sections/moves.ts';
import type { View } from '../sections/views.ts';
import { median, ratio, spread } from '../statistics.ts';
import type { VariantName } from '../variants/variant.ts';
import { type Cell, figuresOf, rowsOf } from './compare.ts';
import { cellsOfMoves, prerenderedMoves } from './movesReport.ts';
import { cellsOf } from './viewsReport.ts';

/**
 * Whether a target is met. `not told apart`: a median exceeds it, but by less than the spread of the rounds of either variant
 * (their interquartile range), so that another run may give the opposite result.
 */
export type Verdict = 'held' | 'not told apart' | 'NOT held';

/** A target for a measurement, and whether it is met. */
export interface Target {
  readonly name: string;
  readonly verdict: Verdict;
  /** The worst case. */
  readonly detail: string;
}

const MAX_OVER_FLOOR = 1.06;
const MAX_PRERENDERED_MS = 100;

interface Compared {
  readonly row: string;
  readonly times: number;
  readonly isOver: boolean;
  /** Whether it is exceeded by more than the spread of the rounds. */
  readonly isClearlyOver: boolean;
}

const compare = (cells: readonly Cell[], row: string, than: VariantName, most: number): Compared => {
  const [own, other] = [figuresOf(cells, row, 'ours'), figuresOf(cells, row, than)];
  const over = median(own) - most * median(other);
  return {
    row,
    times: ratio(median(own), median(other)),
    isOver: over > 0,
    isClearlyOver: over > 0 && over >= Math.max(spread(own), most * spread(other)),
  };
};

const targetOf = (name: string, cells: readonly Cell[], than: VariantName, most: number): Target[] => {
  const compared = rowsOf(cells)
    .map((row) => compare(cells, row, than, most))
    .filter(({ times }) => Number.isFinite(times));
  const [worst] = [...compared].sort((one, other) => other.times - one.times);
  if (!worst) return [];
  const over = compared.filter(({ isOver }) => isOver).length;
  const clearly = compared.filter(({ isClearlyOver }) => isClearlyOver).length;
  const verdict = clearly ? 'NOT held' : over ? 'not told apart' : 'held';
  const detail = `worst ×${worst.times.toFixed(2)} (${worst.row}); ${compared.length - over} of ${compared.length} within ×${most}, ${clearly} over it by more than the rounds lie apart`;
  return [{ name, verdict, detail }];
};

const dataTarget = (views: readonly View[], profile: ProfileName): Target[] => {
  const own = views.filter((view) => view.profile === profile);
  const cells = cellsOf(own, ({ cold }) => cold.dataMs);
  const name = `Data on screen within ${MAX_OVER_FLOOR} times the floor, ${profiles[profile].name}`;
  return targetOf(name, cells, 'floor', MAX_OVER_FLOOR);
};

const paintTarget = (views: readonly View[], profile: ProfileName): Target[] => {
  const own = views.filter((view) => view.profile === profile);
  const cells = cellsOf(own, ({ cold }) => cold.firstViewMs);
  return targetOf(`First view no later than before, ${profiles[profile].name}`, cells, 'before', 1);
};

const moveTarget = (moved: readonly Moved[], profile: ProfileName, than: VariantName, words: string): Target[] => {
  const name = `The move to the next screen no slower than ${words}, ${profiles[profile].name}`;
  return targetOf(name, cellsOfMoves(moved, profile), than, 1);
};

const prerenderedTarget = (moved: readonly Moved[], profile: ProfileName): Target[] => {
  const own = prerenderedMoves(moved, profile);
  const middles = [...new Set(own.map(({ move }) => move))].map((move) => {
    const times = own.filter((one) => one.move === move).map(({ moveMs }) => moveMs);
    return { move, ms: median(times), spread: spread(times) };
  });
  const [worst] = [...middles].sort((one, other) => other.ms - one.ms);
  if (!worst) return [];
  const over = worst.ms - MAX_PRERENDERED_MS;
  const verdict = over <= 0 ? 'held' : over < worst.spread ? 'not told apart' : 'NOT held';
  const name = `Data on screen within ${MAX_PRERENDERED_MS} ms of the tap, where the next screen is prerendered, ${profiles[profile].name}`;
  return [{ name, verdict, detail: `worst ${Math.round(worst.ms)} ms (${worst.move})` }];
};

/** What was promised, and whether it is held. */
export const targetsOf = (
  views: readonly View[],
  moved: readonly Moved[],
  wanted: readonly ProfileName[],
): readonly Target[] =>
  wanted.flatMap((profile) => [
    ...dataTarget(views, profile),
    ...paintTarget(views, profile),
    ...prerenderedTarget(moved, profile),
    ...moveTarget(moved, profile, 'prefetch', 'the same build without prerendering'),
    ...moveTarget(moved, profile, 'before', 'before'),
    ...moveTarget(moved, profile, 'spa', 'the single page’s route change'),
    ...moveTarget(moved, profile, 'spaAhead', 'that of one that loads its chunk ahead (harder than promised)'),
  ]);

/** The targets as a list. */
export const targetsReport = (targets: readonly Target[]): string =>
  ['## Targets', ...targets.map(({ name, verdict, detail }) => `- **${verdict}**: ${name}: ${detail}`)].join('\n');
