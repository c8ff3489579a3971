import type { LoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import { showsLoanCost } from '../../brand/current.ts';
import { todayAt } from '../../brand/today.ts';
import { type LoanCost, loanCost, type OfferedTerms, termInDays } from '../../domain/loanCost.ts';
import { type Amount, type Cents, centsOf } from '../../domain/money.ts';
import type { OfferFacts } from '../../domain/offerFacts.ts';

type Payments = readonly { readonly amount: Amount | undefined }[];

/** The sum of all payments of a plan; undefined if one of them is not a number of cents, or if the sum is too large to be exact. */
export const sumOf = (plan: Payments): Cents | undefined => {
  const sum = plan.reduce((all, { amount }) => all + (centsOf(amount ?? '') ?? Number.NaN), 0);
  return plan.length && Number.isSafeInteger(sum) ? sum : undefined;
};

/** What an offer of either service states of its price. */
export type StatedOffer = Pick<OfferedTerms, 'plan'> &
  Partial<Pick<LoanOffer, 'periods' | 'termUnit'>> & { readonly facts: OfferFacts };

/** The sum of a plan's payments, and what the service states that is paid back, if the two differ; undefined otherwise. */
export const twoTotals = ({ plan, facts: { payBackCents: stated } }: StatedOffer) => {
  const sum = sumOf(plan);
  return sum === undefined || stated === undefined || sum === stated ? undefined : { sum, stated };
};

/**
 * The cost of an offer that was read at `atMs` (milliseconds since the epoch); undefined if the brand does not show it, or the offer states two
 * different totals.
 */
export const costOf = (offer: StatedOffer, atMs: number): LoanCost | undefined => {
  if (!showsLoanCost || twoTotals(offer)) return undefined;
  const periods = termInDays(offer.periods ?? '', offer.termUnit);
  return loanCost({ ...offer.facts, plan: offer.plan, periods }, todayAt(atMs));
};

/** Whether the figures of an offer contradict each other. */
export const isDoubtful = (offer: StatedOffer, atMs: number): boolean =>
  !!twoTotals(offer) || costOf(offer, atMs)?.kind === 'unsound';
