import { type Bench, type Figure, tables, type Variant } from './measure.ts';
import { moves, nameOf } from './screens.ts';
import { profileNames, profiles } from './serve/line.ts';

/** The results of a run, and the date, the machine and its load, in words. */
type Measured = Pick<Bench, 'rounds' | 'variants' | 'figures' | 'failures'> & { readonly machine: string };

const MAX_OVER_BY_HAND = 1.06;
const MAX_MOVE_MS = 150;

/** The median; of an even count the mean of the two middle numbers; NaN for an empty list. */
const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
};

/** The interquartile range, with quartiles as the medians of the halves. */
const spread = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = Math.ceil(sorted.length / 2);
  return median(sorted.slice(-half)) - median(sorted.slice(0, half));
};

/** A figure with its unit, and its ratio to `base` in brackets, if there is one. */
const besides = (value: number, base: number, unit: string): string => {
  if (Number.isNaN(value)) return '—';
  const compared = base > 0 ? ` (×${(value / base).toFixed(2)})` : '';
  return `${Math.round(value).toLocaleString('en')}${unit}${compared}`;
};

const valuesOf = (figures: readonly Figure[], table: string, row: string, variant: Variant): readonly number[] =>
  figures.filter((one) => one.table === table && one.row === row && one.variant === variant).map(({ value }) => value);

const rowsOf = (figures: readonly Figure[], table: string): readonly string[] => [
  ...new Set(figures.filter((one) => one.table === table).map(({ row }) => row)),
];

/** A table of medians. In brackets: ours to the hand-written pages, every other variant to ours. */
const tableOf = ({ figures, variants }: Measured, table: string): string => {
  const unit = table === tables.bytes ? ' B' : ' ms';
  const rows = rowsOf(figures, table).map((row) => {
    const middle = (variant: Variant): number => median(valuesOf(figures, table, row, variant));
    const base = { byHand: Number.NaN, ours: middle('byHand'), react: middle('ours'), before: middle('ours') };
    return [row, ...variants.map((name) => besides(middle(name), base[name], unit))];
  });
  return [[table, ...variants], ['---', ...variants.map(() => '---:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
};

/** A row, the figures of ours in it, and the figures from which its limit results. */
type Limited = readonly [row: string, own: readonly number[], limits: readonly number[]];

/**
 * One line per target. `not told apart`: a median exceeds the limit, but by less than the rounds differ among themselves (their interquartile
 * range), so that another run may give the opposite result.
 */
const verdictOn = (target: string, all: readonly Limited[]): readonly string[] => {
  const rows = all
    .filter(([, own, limits]) => own.length && limits.length)
    .map(([row, own, limits]) => {
      const over = median(own) - median(limits);
      const isClear = over > 0 && over >= Math.max(spread(own), spread(limits));
      return { row, times: median(own) / median(limits), isOver: over > 0, isClear };
    });
  const [worst] = [...rows].sort((one, other) => other.times - one.times);
  if (!worst) return [];
  const isClear = rows.some((row) => row.isClear);
  const verdict = isClear ? 'NOT held' : worst.isOver ? 'not told apart' : 'held';
  return [`- **${verdict}**: ${target}: worst ×${worst.times.toFixed(2)} of that (${worst.row})`];
};

/** @returns whether each target is held, a line each; nothing about what was not measured. */
export const verdictsOf = (figures: readonly Figure[]): readonly string[] => {
  const against = (table: string, other: Variant, most = 1, rows = rowsOf(figures, table)): Limited[] =>
    rows.map((row) => {
      const limits = valuesOf(figures, table, row, other).map((value) => value * most);
      return [row, valuesOf(figures, table, row, 'ours'), limits];
    });
  const onLines = profileNames.flatMap((profile) => {
    const line = profiles[profile].name;
    const table = tables.move(profile);
    const atRest = moves.filter(({ isAtRest }) => isAtRest).map(nameOf);
    const tapped = atRest.map((row): Limited => [row, valuesOf(figures, table, row, 'ours'), [MAX_MOVE_MS]]);
    return [
      ...verdictOn(
        `data on screen within ×${MAX_OVER_BY_HAND} of the hand-written page, ${line}`,
        against(tables.data(profile), 'byHand', MAX_OVER_BY_HAND),
      ),
      ...verdictOn(`first view no later than before, ${line}`, against(tables.firstView(profile), 'before')),
      ...verdictOn(`data within ${MAX_MOVE_MS} ms of the tap after a rest, ${line}`, tapped),
      ...verdictOn(
        `data after a rest no later than in the app that loads ahead, ${line}`,
        against(table, 'react', 1, atRest),
      ),
    ];
  });
  const whole = rowsOf(figures, tables.bytes).filter((row) => row.endsWith('receipt'));
  return [
    ...onLines,
    ...verdictOn('bytes of a whole repayment no more than before', against(tables.bytes, 'before', 1, whole)),
  ];
};

/** @returns the whole report in Markdown: the content of `results.md`. */
export const reportOf = (measured: Measured): string => {
  const { machine, rounds, figures, failures } = measured;
  const lines = Object.values(profiles).map(
    ({ name, roundTripMs, bitsPerSecond, slowdown }) =>
      `${name}: ${roundTripMs} ms, ${bitsPerSecond / 1000} kbit/s, a processor ${slowdown} times slower`,
  );
  return [
    '# Results of the bench',
    `${machine}. Medians of ${rounds} rounds, in turns. ${lines.join('; ')}. In brackets: ours to the hand-written page, the others to ours.`,
    '## Targets',
    verdictsOf(figures).join('\n'),
    ...(failures.length ? ['## Not measured', failures.map((failure) => `- ${failure}`).join('\n')] : []),
    '## Figures',
    ...[...new Set(figures.map(({ table }) => table))].map((table) => tableOf(measured, table)),
  ].join('\n\n');
};
