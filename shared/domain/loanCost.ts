import { DAY_MS } from './dates.ts';
import { type Amount, type Cents, centsOf } from './money.ts';
import type { LoanPrice } from './terms.ts';

/** A loan as a lender offers it: amounts in cents, dates `YYYY-MM-DD` with or without a time. */
export interface OfferedTerms {
  /** What the borrower receives and pays back, as far as the service states it: see `OfferFacts`. */
  readonly receivedCents?: Cents | undefined;
  readonly payBackCents?: Cents | undefined;
  readonly plan: readonly { readonly amount: Amount | undefined; readonly payTime: string }[];
  /** The term of the loan in days; used only if the plan has one payment and that has no date. */
  readonly periods: number | string;
}

/** What the borrower receives and pays back, in cents. */
interface Sums {
  readonly receivedCents: Cents;
  readonly repaidCents: Cents;
}

/**
 * The cost of a loan, as far as the service states what it takes:
 * - `whole`: the sums and two rates, of which 0.05 is 5 %: `month` for 30 days and `year` for 365 days, both from the cash flows and compounded;
 *   neither exceeds HIGHEST_RATE;
 * - the sums only: the plan is `incomplete` (there is none, or an amount or a date of it is missing or cannot be read) or `unsound` (its payments
 *   total less than the amount received, one is due in the past, or the dates are out of order);
 * - the sum paid back only, because the amount `received` is not stated;
 * - nothing: the sum paid back is `unknown`, or too large to be exact; or the plan is `unsound`, because an amount is zero or less.
 */
export type LoanCost =
  | ({ readonly kind: 'whole'; readonly month: number; readonly year: number } & Sums)
  | ({ readonly kind: 'incomplete' | 'unsound' } & Sums)
  | ({ readonly kind: 'received' } & Pick<Sums, 'repaidCents'>)
  | { readonly kind: 'unknown' | 'unsound' };

/** The highest rate that is calculated: 10,000 %. */
export const HIGHEST_RATE = 100;

const MONTH_DAYS = 30;
const YEAR_DAYS = 365;
const HALVINGS = 80;

const countable = (amount: Amount | undefined): Cents =>
  (amount === undefined ? undefined : centsOf(amount)) ?? Number.NaN;

// Days since the epoch, or NaN. A date without a time is parsed as UTC in every time zone. For 30 February some engines return a day in March: the
// comparison with the input rejects it.
const dayNumber = (date: string): number => {
  const iso = date.slice(0, 10);
  const at = new Date(iso);
  return /^.{10}( |$)/.test(date) && at.toJSON()?.startsWith(iso) ? Number(at) / DAY_MS : Number.NaN;
};

/** The rate for 30 days at which the present value of the payments equals the amount received; `days` are counted from the day of receipt. */
const monthlyRate = (receivedCents: Cents, payments: readonly Cents[], days: readonly number[]): number => {
  const worth = (rate: number): number =>
    payments.reduce((sum, cents, at) => sum + cents / (1 + rate) ** ((days[at] as number) / MONTH_DAYS), 0);
  let low = 0;
  let high = HIGHEST_RATE;
  for (let left = HALVINGS; left > 0; left -= 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > receivedCents) low = middle;
    else high = middle;
  }
  return high;
};

/** Calculates the cost of a loan that starts today (`YYYY-MM-DD`). Never throws, and does not round the sums. */
export const loanCost = ({ receivedCents, payBackCents, plan, periods }: OfferedTerms, todayIso: string): LoanCost => {
  const payments = plan.map((payment) => countable(payment.amount));
  const isCounted = payments.length > 0 && !payments.some(Number.isNaN);
  const repaidCents = isCounted ? payments.reduce((sum, cents) => sum + cents, 0) : payBackCents;
  if (repaidCents === undefined) return { kind: 'unknown' };
  if ([receivedCents ?? 1, repaidCents, ...payments].some((cents) => cents <= 0)) return { kind: 'unsound' };
  // No amount is negative: if the total is a safe integer, so are all partial sums.
  if (!Number.isSafeInteger((receivedCents ?? 0) + repaidCents)) return { kind: 'unknown' };
  if (receivedCents === undefined) return { kind: 'received', repaidCents };

  const sums = { receivedCents, repaidCents };
  const today = dayNumber(todayIso);
  const days = plan.map(({ payTime }) =>
    !payTime && plan.length === 1 && /^\d+$/.test(String(periods)) ? Number(periods) : dayNumber(payTime) - today,
  );
  if (repaidCents < receivedCents) return { kind: 'unsound', ...sums };
  if (!isCounted || days.some(Number.isNaN)) return { kind: 'incomplete', ...sums };
  if (days.some((day, at) => day < (days[at - 1] ?? 0))) return { kind: 'unsound', ...sums };
  const month = monthlyRate(receivedCents, payments, days);
  const year = Math.min((1 + month) ** (YEAR_DAYS / MONTH_DAYS) - 1, HIGHEST_RATE);
  return { kind: 'whole', month, year, ...sums };
};

/** The unit in which a loan's term is counted. */
export type TermUnit = 'day' | 'week' | 'month' | 'year';

const UNITS: { readonly [letter: string]: TermUnit } = { d: 'day', w: 'week', m: 'month', y: 'year' };

/**
 * Parses the unit of a loan's term as the service sends it: a word or its first letter, or the number 1, which means days. An absent unit means days.
 * Undefined if the unit is not recognised.
 */
export const termUnitOf = (named: number | string | undefined): TermUnit | undefined => {
  const word = String(named ?? '').trim();
  if (!word || word === '1') return 'day';
  return /^(?:[dwmy]|(?:day|week|month|year)s?)$/i.test(word) ? UNITS[word.charAt(0).toLowerCase()] : undefined;
};

/** The length of a term, unchanged, if its unit is days; an empty string otherwise. */
export const termInDays = (periods: number | string, named: number | string | undefined): number | string =>
  termUnitOf(named) === 'day' ? periods : '';

/** The cost of a loan that is repaid in one payment. All amounts are in cents and add up. */
export interface PricedLoan {
  readonly feeCents: Cents;
  readonly receivedCents: Cents;
  readonly interestCents: Cents;
  readonly repaidCents: Cents;
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
  const cost = loanCost({ receivedCents, plan: [{ amount: repaidCents, payTime: '' }], periods: days }, TODAY);
  return {
    feeCents,
    receivedCents,
    interestCents,
    repaidCents,
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
