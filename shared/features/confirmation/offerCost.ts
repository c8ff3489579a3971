import type { LoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import { showsLoanCost } from '../../brand/current.ts';
import { dayOf } from '../../domain/dates.ts';
import { type LoanCost, loanCost } from '../../domain/loanCost.ts';
import { termInDays } from '../../domain/termUnit.ts';

/** What an offer of version 3 that was read at a moment in milliseconds costs; undefined where the brand does not say it. */
export const offerCost = (offer: LoanOffer, atMs: number): LoanCost | undefined =>
  showsLoanCost ? loanCost({ ...offer, periods: termInDays(offer.periods, offer.termUnit) }, dayOf(atMs)) : undefined;
