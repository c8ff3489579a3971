import { geometricMean, median } from '../statistics.ts';
import { besides, figure, markdownTable, times } from '../table.ts';
import type { VariantName } from '../variants/variant.ts';

/** One figure of one row in one variant. */
export interface Cell {
  readonly row: string;
  readonly variant: VariantName;
  readonly value: number;
}

/** Returns a row's figures in a variant, in the order of the rounds. */
export const figuresOf = (cells: readonly Cell[], row: string, variant: VariantName): readonly number[] =>
  cells.filter((cell) => cell.row === row && cell.variant === variant).map(({ value }) => value);

/** Returns the median of a row's figures in a variant; NaN if there are none. */
export const middle = (cells: readonly Cell[], row: string, variant: VariantName): number =>
  median(figuresOf(cells, row, variant));

/** Returns the distinct rows of the cells, in order of first appearance. */
export const rowsOf = (cells: readonly Cell[]): readonly string[] => [...new Set(cells.map(({ row }) => row))];

// Our build is compared with the hand-written pages, every other variant with our build.
const baseOf = (variant: VariantName): VariantName | undefined =>
  variant === 'floor' ? undefined : variant === 'ours' ? 'floor' : 'ours';

/** Returns a Markdown table of medians, with ratios: of ours to the floor, and of every other variant to ours. */
export const compareTable = (
  first: string,
  cells: readonly Cell[],
  variants: readonly VariantName[],
  unit = '',
): string =>
  markdownTable(
    [first, ...variants],
    rowsOf(cells).map((row) => [
      row,
      ...variants.map((variant) => {
        const base = baseOf(variant);
        const value = middle(cells, row, variant);
        return base ? besides(value, middle(cells, row, base), unit) : figure(value, unit);
      }),
    ]),
  );

/** Returns the geometric mean, over all rows, of the ratio of a variant to the base. */
const timesOver = (cells: readonly Cell[], variant: VariantName, base: VariantName): number =>
  geometricMean(
    rowsOf(cells)
      .map((row) => middle(cells, row, variant) / middle(cells, row, base))
      .filter((one) => Number.isFinite(one) && one > 0),
  );

/** Returns one row of a summary: the ratio of ours to the hand-written pages, and of each other variant to ours. */
export const summaryRow = (name: string, cells: readonly Cell[], others: readonly VariantName[]): string[] => [
  name,
  times(timesOver(cells, 'ours', 'floor')),
  ...others.map((variant) => times(timesOver(cells, variant, 'ours'))),
];
