import { loanCost } from './loanCost.ts';
import type { Cents } from './money.ts';

/** The price of a lender's loans. */
export interface LoanPrice {
  /** Percent of the amount for 30 days. */
  readonly interestPercent: number;
  /** Percent of the amount, deducted from what is paid out. */
  readonly feePercent: number;
}

/** The cost of a loan that is repaid in one payment. All amounts are in cents and add up. */
export interface PricedLoan {
  readonly feeCents: Cents;
  readonly receivedCents: Cents;
  readonly interestCents: Cents;
  readonly repaidCents: Cents;
  readonly costCents: Cents;
  /**
   * The annual percentage rate (365 days, compounded), from the amount paid out and the amount paid back, in hundredths of a percent. Undefined if
   * there is no such rate, as for a loan of 0.
   */
  readonly aprHundredths: number | undefined;
}

const INTEREST_DAYS = 30;

// The day does not affect the result: the only payment is due after a number of days, not on a date.
const TODAY = '2026-01-01';

/** Calculates the cost of a loan of `cents` that is repaid in one payment after `days`. */
export const priceLoan = (cents: Cents, days: number, { interestPercent, feePercent }: LoanPrice): PricedLoan => {
  const feeCents = Math.round((cents * feePercent) / 100);
  const interestCents = Math.round((cents * interestPercent * days) / (100 * INTEREST_DAYS));
  const [receivedCents, repaidCents] = [cents - feeCents, cents + interestCents];
  const cost = loanCost({ amount: receivedCents, plan: [{ amount: repaidCents, payTime: '' }], periods: days }, TODAY);
  return {
    feeCents,
    receivedCents,
    interestCents,
    repaidCents,
    costCents: feeCents + interestCents,
    aprHundredths: cost.kind === 'whole' ? Math.round(cost.year * 10_000) : undefined,
  };
};

/** The highest annual percentage rate, in hundredths of a percent, among loans of these amounts (cents) over every term in the range (days). */
export const highestApr = (
  amountsCents: readonly Cents[],
  term: { readonly least: number; readonly most: number },
  price: LoanPrice,
): number => {
  let highest = 0;
  for (const cents of amountsCents)
    for (let days = term.least; days <= term.most; days += 1)
      highest = Math.max(highest, priceLoan(cents, days, price).aprHundredths ?? 0);
  return highest;
};
