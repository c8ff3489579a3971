import { shape } from '../lib/shape.ts';
import { parseText } from './parse.ts';

// The readers of the kinds of values, for shapes. Some read alike but are separate functions, because tools distinguish them.

export {
  parseAmount as cents,
  parseDay as day,
  parseFlag as flag,
  parseId as id,
  parseIdText as idText,
  parseImageUrl as imageUrl,
  parseMessage as message,
  parseText as text,
} from './parse.ts';

/** A code that the page compares, as text. */
export const code = (value: unknown): string => parseText(value);

/** A count, as text: it is shown. */
export const count = (value: unknown): string => parseText(value);

export const phone = (value: unknown): string => parseText(value);

export const email = (value: unknown): string => parseText(value);

/** An address that the page may follow. It is not checked yet: see `checkLink`. */
export const webUrl = (value: unknown): string => parseText(value);

/** The same, or an address of the lender's app. */
export const appUrl = (value: unknown): string => parseText(value);

/** An address from a response. It is not checked yet: see `checkLink`. */
export interface Link {
  readonly url: string;
}

/** @returns a row that says something; undefined for any other. */
export const isRow = (row: { readonly label: string; readonly value: string }) =>
  row.label || row.value ? row : undefined;

/** A row of details: a label and its value, which the service has already formatted. */
export const row = shape(
  {
    /** What the row is about. */
    label: ['text', parseText],
    /** The value of the row, formatted by the service: amounts with their sign, not cents. */
    value: parseText,
  },
  isRow,
);
