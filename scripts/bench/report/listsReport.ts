import type { Listed } from '../sections/lists.ts';
import { medianOf } from '../statistics.ts';
import { figure, markdownTable } from '../table.ts';

const head = [
  'list',
  'variant',
  'first view',
  'data',
  'longest task',
  'opened',
  'slow frames while scrolling',
  'more',
  'memory',
];

type Figure = 'firstViewMs' | 'dataMs' | 'longestMs' | 'openMs' | 'moreMs' | 'frames' | 'slowFrames' | 'memoryMb';

const row = (name: string, variant: string, own: readonly Listed[]): string[] => {
  const middle = medianOf<Figure>(own.map(({ list: _, count: __, variant: ___, ...figures }) => figures));
  return [
    name,
    variant,
    figure(middle.firstViewMs, ' ms'),
    figure(middle.dataMs, ' ms'),
    figure(middle.longestMs, ' ms'),
    figure(middle.openMs, ' ms'),
    `${figure(middle.slowFrames)} of ${figure(middle.frames)}`,
    figure(middle.moreMs, ' ms'),
    `${middle.memoryMb.toFixed(1)} MB`,
  ];
};

/** The table of the long lists. */
export const listsReport = (all: readonly Listed[]): string => {
  const names = [...new Set(all.map(({ list, count }) => `${count.toLocaleString('en')} ${list}`))];
  const rows = names.flatMap((name) => {
    const own = all.filter(({ list, count }) => name === `${count.toLocaleString('en')} ${list}`);
    const variants = [...new Set(own.map(({ variant }) => variant))].sort();
    return variants.map((variant) =>
      row(
        name,
        variant,
        own.filter((one) => one.variant === variant),
      ),
    );
  });
  return ['## How a list grows (4G)', markdownTable(head, rows)].join('\n\n');
};
