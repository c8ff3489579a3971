/** A unit that a loan's term is counted in. */
export type TermUnit = 'day' | 'week' | 'month' | 'year';

/**
 * The unit of a loan's term as the service names it, by a word or by its number 1, which is the day; the day where it names
 * none. Undefined where nobody knows what it names.
 */
export const termUnitOf = (named: number | string | undefined): TermUnit | undefined => {
  const [, unit] = /^(?:(day|week|month|year)s?|1?)$/i.exec(String(named ?? '')) ?? [undefined, ''];
  return unit === '' ? undefined : ((unit?.toLowerCase() ?? 'day') as TermUnit);
};

/** How many days a term runs, as it came; empty where it is not counted in days. */
export const termInDays = (periods: number | string, named: number | string | undefined): number | string =>
  termUnitOf(named) === 'day' ? periods : '';
