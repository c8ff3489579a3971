import { dayIn } from '../domain/dates.ts';
import type { Amount } from '../domain/money.ts';
import { shape } from '../lib/shape.ts';
import { parseFlag, parseId, parseIdText, parseImageUrl, parseMessage, parseText, parseUnchanged } from './parse.ts';

// The readers of the kinds of values, for shapes. Some read alike but are separate functions, because tools distinguish them.

export {
  /** 0 or 1. */
  parseFlag as flag,
  /** An identifier, unchanged, because it goes back to the service; undefined if there is none. */
  parseId as id,
  /** An identifier as text, for an address or the screen; empty if there is none. */
  parseIdText as idText,
  /** The address of a picture; empty if none can be loaded from it. */
  parseImageUrl as imageUrl,
  /** A text of the service for the borrower, of at most 300 characters. */
  parseMessage as message,
  /** A text that is shown as it is; empty if there is none. */
  parseText as text,
};

/** An amount in cents, unchanged; undefined if it is missing, contains no digit (`NaN`, `null`), or is not exact. */
export const cents = (value: unknown): Amount | undefined =>
  /\d/.test(parseText(value)) ? parseUnchanged(value) : undefined;

/**
 * A day as the service wrote it, `YYYY-MM-DD`, and after a blank its time if that is not midnight; empty for anything else, and for a
 * day before 2000, which no loan has.
 */
export const day = (value: unknown): string => {
  const text = parseText(value);
  return dayIn(text) ? text.replace(/ 00:00[:.0]*$/, '') : '';
};

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
