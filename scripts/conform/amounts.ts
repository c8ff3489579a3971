import type { MoneyStyle } from '../../shared/domain/money.ts';
import { isContainer, type Path, placesOf, valueAt } from '../reference/paths.ts';

/** A row of details: its label, and the amount in its value, in cents, if there is one. */
export interface AmountRow {
  readonly place: Path;
  readonly label: string;
  readonly cents: number;
}

const CENTS_DIGITS = 2;
/** The number of cents in a unit of the currency. */
export const CENTS = 100;

// A number with a currency before or after it: a sign, or two or three letters.
const FIGURE = /^(\p{Sc}|[A-Za-z]{2,3}\.?)? ?(\d[\d.,' ]*\d|\d) ?(\p{Sc}|[A-Z]{3})?$/u;

/**
 * @returns the amount of a formatted text in cents, such as 123456 for `₱1,234.56`; undefined for a text that is not an amount, such as a
 * number of days.
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

/** @returns the amounts in the rows of details at a path. A row's label is its `text`. */
export const amountRows = (data: unknown, path: Path, style: MoneyStyle): readonly AmountRow[] =>
  placesOf(data, path).flatMap((place) => {
    const row = valueAt(data, place);
    const { text, value } = isContainer(row) ? row : {};
    const cents = typeof value === 'string' ? centsIn(value, style) : undefined;
    return cents === undefined ? [] : [{ place, label: String(text), cents }];
  });

/** @returns whether `small` is the same amount as `large`, but in whole units of the currency instead of cents. */
export const isHundredth = (small: number, large: number): boolean => small !== 0 && small * CENTS === large;
