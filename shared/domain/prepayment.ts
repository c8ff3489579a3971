import { daysAfter, requireTerm } from './termDates.ts';
import type { LoanTerms } from './terms.ts';

const HUNDRED = 100;

/**
 * The first day of a loan's term, counted from disbursement as day 0, on which it may be prepaid: the terms' part of it has
 * passed by then, and so have the least days. Where that part is a whole number of days it is the day after, for the terms
 * say 'after'.
 */
export const firstPrepaymentDay = (
  lengthDays: number,
  { termDays, prepayment }: Pick<LoanTerms, 'termDays' | 'prepayment'>,
): number =>
  Math.max(
    Math.floor((requireTerm(lengthDays, termDays) * prepayment.afterTermPercent) / HUNDRED) + 1,
    prepayment.leastDays,
  );

/** The same as a date, `YYYY-MM-DD`, by the day of disbursement. */
export const firstPrepaymentDate = (
  disbursedIso: string,
  lengthDays: number,
  terms: Pick<LoanTerms, 'termDays' | 'prepayment'>,
): string => daysAfter(disbursedIso, firstPrepaymentDay(lengthDays, terms));
