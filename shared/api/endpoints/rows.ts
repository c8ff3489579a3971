import { parseRecord, parseText, type Raw } from '../parse.ts';

/** A row of details: a label and its value, which the service has already formatted. */
export interface Row {
  readonly label: string;
  readonly value: string;
}

const rowOf = ({ text: label, value }: Raw): Row | undefined => {
  const row = { label: parseText(label), value: parseText(value) };
  return row.label || row.value ? row : undefined;
};

/** Parses one `{text, value}` row; undefined if it is empty. */
export const readRow = (item: unknown): Row | undefined => rowOf(parseRecord(item));
