import { type ProfileName, profiles } from '../profiles.ts';
import type { Moved } from '../sections/moves.ts';
import { median } from '../statistics.ts';
import { figure, markdownTable } from '../table.ts';
import type { VariantName } from '../variants/variant.ts';
import { type Cell, compareTable, rowsOf } from './compare.ts';

const shown: readonly VariantName[] = ['ours', 'prefetch', 'plain', 'spa', 'spaAhead', 'before'];

// The `before` variant is measured only if an earlier commit was given.
const measuredOf = (moved: readonly Moved[]): readonly VariantName[] =>
  shown.filter((name) => name !== 'before' || moved.some(({ variant }) => variant === name));

/** Returns the times of the moves in one profile, a cell for each. */
export const cellsOfMoves = (moved: readonly Moved[], profile: ProfileName): Cell[] =>
  moved
    .filter((move) => move.profile === profile)
    .map(({ move, variant, moveMs }) => ({ row: move, variant, value: moveMs }));

/** Returns our moves in one profile whose next screen was prerendered. */
export const prerenderedMoves = (moved: readonly Moved[], profile: ProfileName): readonly Moved[] =>
  moved.filter((one) => one.profile === profile && one.variant === 'ours' && one.isPrerendered);

const callsTable = (moved: readonly Moved[]): string => {
  const rows = rowsOf(cellsOfMoves(moved, moved[0]?.profile ?? 'slow3g')).map((move) => {
    const callsOf = (variant: VariantName, of: (one: Moved) => number) =>
      figure(median(moved.filter((one) => one.move === move && one.variant === variant).map(of)));
    return [
      move,
      callsOf('ours', ({ calls }) => calls),
      callsOf('ours', ({ callsAhead }) => callsAhead),
      callsOf('prefetch', ({ calls }) => calls),
      callsOf('spaAhead', ({ calls }) => calls),
    ];
  });
  return markdownTable(['', 'ours', 'of them ahead of the tap', 'prefetch', 'spaAhead'], rows);
};

/** Returns the report of the moves: a table of times for each profile, and a table of their API calls. */
export const movesReport = (moved: readonly Moved[], wanted: readonly ProfileName[]): string =>
  [
    '## The move to the next screen: from the tap to its data on screen',
    ...wanted.flatMap((profile) => [
      `### ${profiles[profile].name}`,
      compareTable('', cellsOfMoves(moved, profile), measuredOf(moved), ' ms'),
    ]),
    '### Calls to the service, from the first screen to the data of the next',
    callsTable(moved),
    'A call ahead of the tap carries `Sec-Purpose: prefetch;prerender`. Where the borrower taps within ten seconds it is the call that the next screen sends anyway; where they tap later, or never, it is one read more.',
  ].join('\n\n');
