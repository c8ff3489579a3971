import type { LoanTerms, Span } from './terms.ts';
import { requireWhole } from './wholeNumbers.ts';

const HUNDRED = 100;

const requireTerm = (lengthDays: number, { least, most }: Span): number => {
  if (requireWhole(lengthDays) >= least && lengthDays <= most) return lengthDays;
  throw new RangeError(`A loan runs for ${least} to ${most} days, not for ${lengthDays}`);
};

/**
 * The first day of a loan's term, counted from disbursement as day 0, on which it may be prepaid: the terms' part of it has
 * passed by then, and so have the least days. Where that part is a whole number of days it is the day after, for the terms
 * say 'after'. Throws a RangeError for a number of days for which no loan runs.
 */
export const firstPrepaymentDay = (
  lengthDays: number,
  { termDays, prepayment }: Pick<LoanTerms, 'termDays' | 'prepayment'>,
): number =>
  Math.max(
    Math.floor((requireTerm(lengthDays, termDays) * prepayment.afterTermPercent) / HUNDRED) + 1,
    prepayment.leastDays,
  );
