import type { Row } from '../../api/endpoints/rows.ts';

/** '2 of 4' in any language: two whole numbers. An amount, a time, a date or a fraction of a day does not match. */
const COUNT = /^[^\d]*(\d{1,3})[^\d.,:/-]+(\d{1,3})[^\d]*$/;

/** The instalment that is due and the number of all instalments, from a row's value; undefined for any other row. */
export const countOf = ({ value }: Row): { readonly at: number; readonly all: number } | undefined => {
  const [, at, all] = (COUNT.exec(value) || []).map(Number);
  return at && all && at <= all ? { at, all } : undefined;
};
