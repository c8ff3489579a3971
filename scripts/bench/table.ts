/** A table in Markdown. Rows that are shorter than the head are filled up. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, at) => (at ? '---:' : '---')), ...rows]
    .map((cells) => `| ${head.map((_, at) => (cells[at] ?? '').replace(/\|/g, '\\|')).join(' | ')} |`)
    .join('\n');

const NONE = '—';

/** A whole number with its unit, or a dash. */
export const figure = (value: number | undefined, unit = ''): string =>
  value === undefined || Number.isNaN(value) ? NONE : `${Math.round(value).toLocaleString('en')}${unit}`;

/** A ratio to two places, or a dash. */
export const times = (value: number | undefined): string =>
  value === undefined || !Number.isFinite(value) ? NONE : `×${value.toFixed(2)}`;

/** A figure with its ratio to another. */
export const besides = (value: number | undefined, base: number | undefined, unit = ''): string => {
  if (value === undefined || Number.isNaN(value)) return NONE;
  const compared = base === undefined || !(base > 0) ? '' : ` (${times(value / base)})`;
  return figure(value, unit) + compared;
};
