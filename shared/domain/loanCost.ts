import { type Amount, type Cents, centsOf } from './money.ts';

/** A loan as a lender offers it: amounts in cents, dates `YYYY-MM-DD` with or without a time. */
export interface OfferedTerms {
  /** What the borrower receives. */
  readonly amount: Amount;
  readonly plan: readonly { readonly amount: Amount | undefined; readonly payTime: string }[];
  /** How many days the loan runs; asked for only where a plan of one payment has no date. */
  readonly periods: number | string;
}

/** What goes in and out, in cents. */
interface Sums {
  readonly receivedCents: Cents;
  readonly repaidCents: Cents;
}

/**
 * What a loan costs by its plan, as far as that can be said:
 * - `whole`: also as a rate, of which 0.05 is 5 %: `month` is what 30 days cost by the cash flows, with interest on
 *   interest, `year` what 365 days cost so; neither goes beyond HIGHEST_RATE;
 * - the sums alone, for the plan does not add up: its payments are `less` than what is received, one is due in the `past`,
 *   the dates are out of `order`; or a `date` is missing or cannot be read;
 * - what is paid back alone, for what is `received` is not sure;
 * - nothing: there is no `plan`, an `amount` is no whole number of cents, is `zero` or less, or too `large` to count with.
 */
export type LoanCost =
  | ({ readonly kind: 'whole'; readonly month: number; readonly year: number } & Sums)
  | ({ readonly kind: 'less' | 'past' | 'order' | 'date' } & Sums)
  | ({ readonly kind: 'received' } & Pick<Sums, 'repaidCents'>)
  | { readonly kind: 'plan' | 'amount' | 'zero' | 'large' };

/** 10,000 %. */
export const HIGHEST_RATE = 100;

const MONTH_DAYS = 30;
const YEAR_DAYS = 365;
const DAY_MS = 86_400_000;
const HALVINGS = 80;

const countable = (amount: Amount | undefined): Cents =>
  (amount === undefined ? undefined : centsOf(amount)) ?? Number.NaN;

// Days since the epoch. A date alone is read as UTC in every time zone; 30 February, which engines read as they like, does not come back.
const dayNumber = (date: string): number => {
  const iso = date.slice(0, 10);
  const at = new Date(iso);
  return /^.{10}( |$)/.test(date) && at.toJSON()?.startsWith(iso) ? Number(at) / DAY_MS : Number.NaN;
};

/** The rate of 30 days at which the payments are worth what was received; `days` are counted from then. */
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

/** Works out what a loan costs that begins today (`YYYY-MM-DD`). Never throws, and rounds no sum. */
export const loanCost = ({ amount, plan, periods }: OfferedTerms, todayIso: string): LoanCost => {
  const receivedCents = countable(amount);
  const payments = plan.map((payment) => countable(payment.amount));
  const repaidCents = payments.reduce((sum, cents) => sum + cents, 0);
  if (!plan.length) return { kind: 'plan' };
  if (Number.isNaN(receivedCents + repaidCents)) return { kind: 'amount' };
  if ([receivedCents, ...payments].some((cents) => cents <= 0)) return { kind: 'zero' };
  // None is below zero: where the last sum is safe, so is each on the way to it.
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
