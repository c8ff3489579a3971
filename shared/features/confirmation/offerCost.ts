import type { LoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import { showsLoanCost } from '../../brand/current.ts';
import { todayAt } from '../../brand/today.ts';
import { type LoanCost, loanCost, type OfferedTerms, termInDays } from '../../domain/loanCost.ts';
import { type Amount, type Cents, centsOf } from '../../domain/money.ts';
import type { OfferFacts } from '../../domain/offerFacts.ts';
import type { Row } from '../../ui/RowList.tsx';

type Payments = readonly { readonly amount: Amount | undefined }[];

/** The sum of all payments of a plan; undefined if one of them is not a number of cents, or if the sum is too large to be exact. */
const sumOf = (plan: Payments): Cents | undefined => {
  const sum = plan.reduce((all, { amount }) => all + (centsOf(amount ?? '') ?? Number.NaN), 0);
  return plan.length && Number.isSafeInteger(sum) ? sum : undefined;
};

/**
 * The sum of a plan's payments, if none of the service's rows shows it: a row with a different total must not be the only one. No field says which
 * row has the total; a row with the same total has the same digits.
 */
export const unsaidSum = (plan: Payments, details: readonly Row[]): Cents | undefined => {
  const sum = sumOf(plan);
  return details.some(({ value }) => value.replace(/\D/g, '') === String(sum)) ? undefined : sum;
};

type StatedOffer = Pick<OfferedTerms, 'plan'> & { readonly facts: OfferFacts };

/** The sum of a plan's payments, and what the service states that is paid back, if the two differ; undefined otherwise. */
export const twoTotals = ({ plan, facts: { payBackCents: stated } }: StatedOffer) => {
  const sum = sumOf(plan);
  return sum === undefined || stated === undefined || sum === stated ? undefined : { sum, stated };
};

/**
 * The cost of an offer that was read at `atMs` (milliseconds since the epoch); undefined if the brand does not show it, or the offer states two
 * different totals.
 */
export const costOf = (offer: StatedOffer & Pick<OfferedTerms, 'periods'>, atMs: number): LoanCost | undefined =>
  showsLoanCost && !twoTotals(offer) ? loanCost({ ...offer.facts, ...offer }, todayAt(atMs)) : undefined;

/** Whether the figures of an offer contradict each other. */
export const isDoubtful = (offer: StatedOffer, cost: LoanCost | undefined): boolean =>
  !!twoTotals(offer) || (!!cost && ['zero', 'less', 'past', 'order'].includes(cost.kind));

/** The same cost for an offer of version 3. */
export const offerCost = (offer: LoanOffer, atMs: number): LoanCost | undefined =>
  costOf({ ...offer, periods: termInDays(offer.periods, offer.termUnit) }, atMs);
