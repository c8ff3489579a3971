import type { Growth } from '../sections/growth.ts';
import { besides, figure, markdownTable } from '../table.ts';

const head = ['screens', 'ours: build', 'plain: build', 'ours: a screen', 'plain: a screen', 'plain: its files'];

const seconds = (value: number): string => `${value.toFixed(1)} s`;

/** Returns the table of the builds. Sizes are compared with the smallest number of screens (ours) and with ours (plain). */
export const growthReport = (all: readonly Growth[]): string => {
  const rows = all.map(({ screens, ownSeconds, plainSeconds, ownBytes, plainBytes, plainFiles }) => [
    String(screens),
    `${seconds(ownSeconds)} (${((ownSeconds * 1000) / screens).toFixed(0)} ms a screen)`,
    seconds(plainSeconds),
    besides(ownBytes, all[0]?.ownBytes, ' B'),
    besides(plainBytes, ownBytes, ' B'),
    figure(plainFiles),
  ]);
  return ['## How a build grows', markdownTable(head, rows)].join('\n\n');
};
