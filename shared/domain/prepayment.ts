import type { LoanTerms, Span } from './terms.ts';
import { requireWhole } from './wholeNumbers.ts';

const HUNDRED = 100;

const requireTerm = (lengthDays: number, { least, most }: Span): number => {
  if (requireWhole(lengthDays) >= least && lengthDays <= most) return lengthDays;
  throw new RangeError(`A loan runs for ${least} to ${most} days, not for ${lengthDays}`);
};

/**
 * The first day, counted from disbursement as day 0, on which a loan may be prepaid: the required part of its term and the minimum number of days
 * have both passed. If that part is a whole number of days, prepayment starts the day after, because the terms say 'after'.
 * @throws RangeError if the brand offers no loan with a term of `lengthDays`.
 */
export const firstPrepaymentDay = (
  lengthDays: number,
  { termDays, prepayment }: Pick<LoanTerms, 'termDays' | 'prepayment'>,
): number =>
  Math.max(
    Math.floor((requireTerm(lengthDays, termDays) * prepayment.afterTermPercent) / HUNDRED) + 1,
    prepayment.leastDays,
  );
