import { daysAfter, requireTerm } from './termDates.ts';
import { PREPAYMENT_LEAST_DAYS, PREPAYMENT_TERM_PARTS } from './terms.ts';

/**
 * The first day of a loan's term, counted from disbursement as day 0, on which it may be prepaid: half of the term has
 * passed by then, and so have the least days. Where the term halves evenly it is the day after the middle, for the terms
 * say 'after'.
 */
export const firstPrepaymentDay = (termDays: number): number =>
  Math.max(Math.floor(requireTerm(termDays) / PREPAYMENT_TERM_PARTS) + 1, PREPAYMENT_LEAST_DAYS);

/** The same as a date, `YYYY-MM-DD`, by the day of disbursement. */
export const firstPrepaymentDate = (disbursedIso: string, termDays: number): string =>
  daysAfter(disbursedIso, firstPrepaymentDay(termDays));
