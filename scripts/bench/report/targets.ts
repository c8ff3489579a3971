import { type ProfileName, profiles } from '../profiles.ts';
import type { Moved } from '../sections/moves.ts';
import type { View } from '../sections/views.ts';
import type { VariantName } from '../variants/variant.ts';
import { middle, rowsOf } from './compare.ts';
import { cellsOfMoves } from './movesReport.ts';
import { cellsOf } from './viewsReport.ts';

/** Something that was promised of a figure, and whether it is so. */
export interface Target {
  readonly name: string;
  readonly isHeld: boolean;
  /** The worst case. */
  readonly detail: string;
}

const MOST_OVER_FLOOR = 1.1;

interface Compared {
  readonly row: string;
  readonly times: number;
}

const targetOf = (name: string, compared: readonly Compared[], most: number): Target[] => {
  const [worst] = [...compared].sort((one, other) => other.times - one.times);
  if (!worst) return [];
  const over = compared.filter(({ times }) => times > most).length;
  const detail = `worst ×${worst.times.toFixed(2)} (${worst.row}); ${compared.length - over} of ${compared.length} within ×${most}`;
  return [{ name, isHeld: over === 0, detail }];
};

const dataTarget = (views: readonly View[], profile: ProfileName, than: VariantName, words: string): Target[] => {
  const own = views.filter((view) => view.profile === profile);
  const cells = cellsOf(own, ({ cold }) => cold.dataMs);
  const compared = rowsOf(cells)
    .map((row) => ({ row, times: middle(cells, row, 'ours') / middle(cells, row, than) }))
    .filter(({ times }) => Number.isFinite(times));
  return targetOf(
    `Data on screen within ${MOST_OVER_FLOOR} times ${words}, ${profiles[profile].name}`,
    compared,
    MOST_OVER_FLOOR,
  );
};

const moveTarget = (moved: readonly Moved[], profile: ProfileName, than: VariantName, words: string): Target[] => {
  const cells = cellsOfMoves(moved, profile);
  const compared = rowsOf(cells)
    .map((row) => ({ row, times: middle(cells, row, 'ours') / middle(cells, row, than) }))
    .filter(({ times }) => Number.isFinite(times));
  return targetOf(`The move to the next screen no slower than ${words}, ${profiles[profile].name}`, compared, 1);
};

/** What was promised, and whether it is held. */
export const targetsOf = (
  views: readonly View[],
  moved: readonly Moved[],
  wanted: readonly ProfileName[],
): readonly Target[] =>
  wanted.flatMap((profile) => [
    ...dataTarget(views, profile, 'floor', 'the floor'),
    ...dataTarget(views, profile, 'lines', 'the barest lines (harder than promised)'),
    ...moveTarget(moved, profile, 'spa', 'the single page’s route change'),
    ...moveTarget(moved, profile, 'spaAhead', 'that of one that loads its chunk ahead (harder than promised)'),
  ]);

/** The targets as a list. */
export const targetsReport = (targets: readonly Target[]): string =>
  [
    '## Targets',
    ...targets.map(({ name, isHeld, detail }) => `- **${isHeld ? 'held' : 'NOT held'}**: ${name}: ${detail}`),
  ].join('\n');
