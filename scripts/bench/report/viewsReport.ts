import { type ProfileName, profiles } from '../profiles.ts';
import type { View } from '../sections/views.ts';
import { markdownTable } from '../table.ts';
import type { VariantName } from '../variants/variant.ts';
import { type Cell, compareTable, summaryRow } from './compare.ts';

interface Metric {
  readonly name: string;
  readonly unit: string;
  readonly of: (view: View) => number | undefined;
}

const metrics: readonly Metric[] = [
  { name: 'Data on screen, first visit', unit: ' ms', of: ({ cold }) => cold.dataMs },
  { name: 'First view, first visit', unit: ' ms', of: ({ cold }) => cold.firstViewMs },
  { name: 'Data on screen, second visit', unit: ' ms', of: ({ warm }) => warm.dataMs },
  { name: 'First view, second visit', unit: ' ms', of: ({ warm }) => warm.firstViewMs },
  { name: 'Bytes over the line, first visit', unit: ' B', of: ({ cold }) => cold.bytes },
  { name: 'Requests, first visit', unit: '', of: ({ cold }) => cold.requests },
  { name: 'Tasks over 50 ms, first visit', unit: '', of: ({ cold }) => cold.longTasks },
  { name: 'Time in them', unit: ' ms', of: ({ cold }) => cold.longTotalMs },
  { name: 'The longest of them', unit: ' ms', of: ({ cold }) => cold.longestMs },
  { name: 'A tap to its answer', unit: ' ms', of: ({ tapMs }) => tapMs },
];

const shown: readonly VariantName[] = ['floor', 'ours', 'react', 'plain', 'spa'];
const peers: readonly VariantName[] = ['react', 'plain', 'spa'];

/** Returns the values of one metric, a cell for each; views without a value are left out. */
export const cellsOf = (views: readonly View[], of: Metric['of']): Cell[] =>
  views.flatMap((view) => {
    const value = of(view);
    return value === undefined || Number.isNaN(value) ? [] : [{ row: view.screen, variant: view.variant, value }];
  });

// The `before` variant is measured only if an earlier commit was given.
const withBefore = (names: readonly VariantName[], views: readonly View[]): readonly VariantName[] =>
  views.some(({ variant }) => variant === 'before') ? [...names, 'before'] : names;

const ofProfile = (views: readonly View[], profile: ProfileName): string => {
  const own = views.filter((view) => view.profile === profile);
  const others = withBefore(peers, own);
  const summary = metrics.map(({ name, of }) => summaryRow(name, cellsOf(own, of), others));
  return [
    `### ${profiles[profile].name}, all screens together`,
    markdownTable(['', 'ours to the floor', ...others.map((name) => `${name} to ours`)], summary),
    ...metrics.flatMap(({ name, unit, of }) => [
      `### ${profiles[profile].name}: ${name.toLowerCase()}`,
      compareTable('', cellsOf(own, of), withBefore(shown, own), unit),
    ]),
  ].join('\n\n');
};

/** Returns the tables of the screens, by profile. */
export const viewsReport = (views: readonly View[], wanted: readonly ProfileName[]): string =>
  ['## Screens', ...wanted.map((profile) => ofProfile(views, profile))].join('\n\n');
