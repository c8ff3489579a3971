import type { Row } from '../../api/endpoints/rows.ts';

/** '2 of 4', in whatever words: two whole numbers. An amount, a time, a date or a share of a day is none. */
const COUNT = /^[^\d]*(\d{1,3})[^\d.,:/-]+(\d{1,3})[^\d]*$/;

/** How far instalments have come by a row's value: the one that is due, of how many; undefined where it is no such row. */
export const countOf = ({ value }: Row): { readonly at: number; readonly all: number } | undefined => {
  const [, at, all] = (COUNT.exec(value) || []).map(Number);
  return at && all && at <= all ? { at, all } : undefined;
};
