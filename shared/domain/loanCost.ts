import { type Amount, type Cents, centsOf } from './money.ts';

/** A loan as a lender offers it: amounts in cents, dates `YYYY-MM-DD` with or without a time. */
export interface OfferedTerms {
  /** What the borrower receives. */
  readonly amount: Amount;
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
 * The cost of a loan calculated from its payment plan, as far as the data allow:
 * - `whole`: the sums and two rates, of which 0.05 is 5 %: `month` for 30 days and `year` for 365 days, both from the cash flows and compounded;
 *   neither exceeds HIGHEST_RATE;
 * - the sums only, because the plan is not consistent: its payments total `less` than the amount received, one is due in the `past`, the dates are
 *   out of `order`, or a `date` is missing or unreadable;
 * - the sum paid back only, because the amount `received` is not certain;
 * - nothing: there is no `plan`, an `amount` is not a whole number of cents, is `zero` or less, or is too `large` for exact sums.
 */
export type LoanCost =
  | ({ readonly kind: 'whole'; readonly month: number; readonly year: number } & Sums)
  | ({ readonly kind: 'less' | 'past' | 'order' | 'date' } & Sums)
  | ({ readonly kind: 'received' } & Pick<Sums, 'repaidCents'>)
  | { readonly kind: 'plan' | 'amount' | 'zero' | 'large' };

/** The highest rate that is calculated: 10,000 %. */
export const HIGHEST_RATE = 100;

const MONTH_DAYS = 30;
const YEAR_DAYS = 365;
const DAY_MS = 86_400_000;
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
export const loanCost = ({ amount, plan, periods }: OfferedTerms, todayIso: string): LoanCost => {
  const receivedCents = countable(amount);
  const payments = plan.map((payment) => countable(payment.amount));
  const repaidCents = payments.reduce((sum, cents) => sum + cents, 0);
  if (!plan.length) return { kind: 'plan' };
  if (Number.isNaN(receivedCents + repaidCents)) return { kind: 'amount' };
  if ([receivedCents, ...payments].some((cents) => cents <= 0)) return { kind: 'zero' };
  // No amount is negative: if the total is a safe integer, so are all partial sums.
  if (!Number.isSafeInteger(receivedCents + repaidCents)) return { kind: 'large' };

  const today = dayNumber(todayIso);
  const days = plan.map(({ payTime }) =>
    !payTime && plan.length === 1 && /^\d+$/.test(String(periods)) ? Number(periods) : dayNumber(payTime) - today,
  );
  const sums = { receivedCents, repaidCents };
  if (repaidCents < receivedCents) return { kind: 'less', ...sums };
  if (days.some(Number.isNaN)) return { kind: 'date', ...sums };
  if (days.some((day) => day < 0)) return { kind: 'past', ...sums };
  if (days.some((day, at) => day < (days[at - 1] as number))) return { kind: 'order', ...sums };
  const month = monthlyRate(receivedCents, payments, days);
  const year = Math.min((1 + month) ** (YEAR_DAYS / MONTH_DAYS) - 1, HIGHEST_RATE);
  return { kind: 'whole', month, year, ...sums };
};
