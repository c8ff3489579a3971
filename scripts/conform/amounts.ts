import type { MoneyStyle } from '../../shared/domain/money.ts';
import { isContainer, type Path, placesOf, valueAt } from '../reference/paths.ts';

/** A row of details: its label, and the amount in cents that its value names, where it names one. */
export interface AmountRow {
  readonly place: Path;
  readonly label: string;
  readonly cents: number;
}

const CENTS_DIGITS = 2;
/** How many cents a whole unit of the currency has. */
export const CENTS = 100;

// A currency before the figure or behind it: a sign, or two or three letters.
const FIGURE = /^(\p{Sc}|[A-Za-z]{2,3}\.?)? ?(\d[\d.,' ]*\d|\d) ?(\p{Sc}|[A-Z]{3})?$/u;

/**
 * The amount in cents that a formatted text names, such as 123456 for `₱1,234.56`; undefined for a text that is no amount, such as a
 * bare number of days.
 */
export const centsIn = (text: string, { decimal }: MoneyStyle): number | undefined => {
  const [, before, figure = '', after] = FIGURE.exec(text.trim()) ?? [];
  const [whole = '', fraction] = figure.split(decimal);
  if (figure.split(decimal).length > 2 || (!before && !after && fraction?.length !== CENTS_DIGITS)) return undefined;
  const cents = Number(
    `${whole.replace(/\D/g, '')}${(fraction ?? '').padEnd(CENTS_DIGITS, '0').slice(0, CENTS_DIGITS)}`,
  );
  return whole && Number.isSafeInteger(cents) ? cents : undefined;
};

/** The amounts that the rows of details at a path name. A row's label is its `text`. */
export const amountRows = (data: unknown, path: Path, style: MoneyStyle): readonly AmountRow[] =>
  placesOf(data, path).flatMap((place) => {
    const row = valueAt(data, place);
    const { text, value } = isContainer(row) ? row : {};
    const cents = typeof value === 'string' ? centsIn(value, style) : undefined;
    return cents === undefined ? [] : [{ place, label: String(text), cents }];
  });

/** Whether one amount is the other in whole units of the currency, where it should be in cents. */
export const isHundredth = (small: number, large: number): boolean => small !== 0 && small * CENTS === large;
