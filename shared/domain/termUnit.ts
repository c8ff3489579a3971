/** The unit in which a loan's term is counted. */
export type TermUnit = 'day' | 'week' | 'month' | 'year';

/**
 * Parses the unit of a loan's term as the service sends it: a word, or the number 1, which means days. An absent unit means days. Undefined if the
 * unit is not recognised.
 */
export const termUnitOf = (named: number | string | undefined): TermUnit | undefined => {
  const [, unit] = /^(?:(day|week|month|year)s?|1?)$/i.exec(String(named ?? '')) ?? [undefined, ''];
  return unit === '' ? undefined : ((unit?.toLowerCase() ?? 'day') as TermUnit);
};

/** The length of a term, unchanged, if its unit is days; an empty string otherwise. */
export const termInDays = (periods: number | string, named: number | string | undefined): number | string =>
  termUnitOf(named) === 'day' ? periods : '';
