import { type DataOf, shape } from '../../lib/shape.ts';
import { text } from '../fields.ts';

const isRow = (row: { readonly label: string; readonly value: string }) => (row.label || row.value ? row : undefined);

/** A row of details: a label and its value, which the service has already formatted. */
export const row = shape(
  {
    /** What the row is about. */
    label: ['text', text],
    /** The value of the row, formatted by the service: amounts with their sign, not cents. */
    value: text,
  },
  isRow,
);

/** The same in a list of orders to complain about, where the label has another name. */
export const titledRow = shape(
  {
    /** What the row is about. */
    label: ['title', text],
    /** The value of the row, formatted by the service. */
    value: text,
  },
  isRow,
);

export type Row = DataOf<typeof row>;
