import { geometricMean, median } from '../statistics.ts';
import { besides, figure, markdownTable, times } from '../table.ts';
import type { VariantName } from '../variants/variant.ts';

/** One figure of one row in one variant. */
export interface Cell {
  readonly row: string;
  readonly variant: VariantName;
  readonly value: number;
}

/** A row's figures in a variant, round by round. */
export const figuresOf = (cells: readonly Cell[], row: string, variant: VariantName): readonly number[] =>
  cells.filter((cell) => cell.row === row && cell.variant === variant).map(({ value }) => value);

/** The middle of a row's figures in a variant; NaN where there are none. */
export const middle = (cells: readonly Cell[], row: string, variant: VariantName): number =>
  median(figuresOf(cells, row, variant));

/** The rows of some cells, in the order in which they came. */
export const rowsOf = (cells: readonly Cell[]): readonly string[] => [...new Set(cells.map(({ row }) => row))];

// Ours is measured by the pages by hand, everything else by ours.
const baseOf = (variant: VariantName): VariantName | undefined =>
  variant === 'floor' ? undefined : variant === 'ours' ? 'floor' : 'ours';

/** A table of figures: ours beside the floor, everything else beside ours. */
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

/** How many times a variant's figures are another's, over all rows. */
const timesOver = (cells: readonly Cell[], variant: VariantName, base: VariantName): number =>
  geometricMean(
    rowsOf(cells)
      .map((row) => middle(cells, row, variant) / middle(cells, row, base))
      .filter((one) => Number.isFinite(one) && one > 0),
  );

/** One line of a summary: ours beside the pages by hand, and each other variant beside ours. */
export const summaryRow = (name: string, cells: readonly Cell[], others: readonly VariantName[]): string[] => [
  name,
  times(timesOver(cells, 'ours', 'floor')),
  ...others.map((variant) => times(timesOver(cells, variant, 'ours'))),
];
