import { type ProfileName, profiles } from '../profiles.ts';
import type { Moved } from '../sections/moves.ts';
import type { VariantName } from '../variants/variant.ts';
import { type Cell, compareTable } from './compare.ts';

const shown: readonly VariantName[] = ['ours', 'plain', 'spa', 'spaAhead'];

/** The moves' times in one profile, a cell each. */
export const cellsOfMoves = (moved: readonly Moved[], profile: ProfileName): Cell[] =>
  moved
    .filter((move) => move.profile === profile)
    .map(({ move, variant, moveMs }) => ({ row: move, variant, value: moveMs }));

/** The table of the moves, by profile. */
export const movesReport = (moved: readonly Moved[], wanted: readonly ProfileName[]): string =>
  [
    '## The move to the next screen: from the tap to its data on screen',
    ...wanted.flatMap((profile) => [
      `### ${profiles[profile].name}`,
      compareTable('', cellsOfMoves(moved, profile), shown, ' ms'),
    ]),
  ].join('\n\n');
