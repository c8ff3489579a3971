import { loanCost } from './loanCost.ts';
import type { Cents } from './money.ts';

/** What a lender asks for a loan. */
export interface LoanPrice {
  /** Percent of the amount for 30 days. */
  readonly interestPercent: number;
  /** Percent of the amount, taken off what is paid out. */
  readonly feePercent: number;
}

/** What a loan costs that is paid back at once. All amounts are in cents and add up. */
export interface PricedLoan {
  readonly feeCents: Cents;
  readonly receivedCents: Cents;
  readonly interestCents: Cents;
  readonly repaidCents: Cents;
  readonly costCents: Cents;
  /**
   * What 365 days cost by what is paid out and paid back, with interest on interest, in hundredths of a percent. Undefined where there
   * is no such rate, as for a loan of nothing.
   */
  readonly aprHundredths: number | undefined;
}

const INTEREST_DAYS = 30;

// Any day will do: the loan has one payment, after so many days.
const TODAY = '2026-01-01';

/** Works out what an amount (cents) costs that is paid back at once after so many days. */
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

/** The highest rate of a year, in hundredths of a percent, of loans of these amounts (cents) over every term there is (days). */
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
