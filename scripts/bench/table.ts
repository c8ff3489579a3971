/** Returns a Markdown table. Rows that are shorter than the head are padded with empty cells. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, at) => (at ? '---:' : '---')), ...rows]
    .map((cells) => `| ${head.map((_, at) => (cells[at] ?? '').replace(/\|/g, '\\|')).join(' | ')} |`)
    .join('\n');

const NONE = '—';

/** Formats a number, rounded, with its unit, or a dash if it is missing. */
export const figure = (value: number | undefined, unit = ''): string =>
  value === undefined || Number.isNaN(value) ? NONE : `${Math.round(value).toLocaleString('en')}${unit}`;

/** Formats a ratio to two decimal places, or a dash if it is not finite. */
export const times = (value: number | undefined): string =>
  value === undefined || !Number.isFinite(value) ? NONE : `×${value.toFixed(2)}`;

/** Formats a figure with its ratio to `base` in brackets. */
export const besides = (value: number | undefined, base: number | undefined, unit = ''): string => {
  if (value === undefined || Number.isNaN(value)) return NONE;
  const compared = base === undefined || !(base > 0) ? '' : ` (${times(value / base)})`;
  return figure(value, unit) + compared;
};
