import { parseRecord, parseText, type Raw } from '../parse.ts';

/** A row of details: what it is and its value, already formatted by the service. */
export interface Row {
  readonly label: string;
  readonly value: string;
}

const rowOf = ({ text: label, value }: Raw): Row | undefined => {
  const row = { label: parseText(label), value: parseText(value) };
  return row.label || row.value ? row : undefined;
};

/** Reads one `{text, value}` row; undefined where it says nothing. */
export const readRow = (item: unknown): Row | undefined => rowOf(parseRecord(item));
