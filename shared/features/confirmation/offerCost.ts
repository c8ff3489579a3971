import type { LoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import type { Row } from '../../api/endpoints/rows.ts';
import { showsLoanCost } from '../../brand/current.ts';
import { dayOf } from '../../domain/dates.ts';
import { type LoanCost, loanCost, type OfferedTerms } from '../../domain/loanCost.ts';
import { centsOf } from '../../domain/money.ts';
import { termInDays } from '../../domain/termUnit.ts';
import { rowsNamed } from '../core/rowsNamed.tsx';
import { isOtherAmount } from './OfferTerms/planSum.ts';
import { text as rowText } from './OfferTerms/rowLabels.ts';

/**
 * The cost of an offer that was read at `atMs` (milliseconds since the epoch); undefined if the brand does not show it. If a row says that the
 * borrower receives another amount than that of the offer, such as one less a fee, the cost is not known.
 */
export const costOf = (
  offer: OfferedTerms & { readonly details: readonly Row[] },
  atMs: number,
): LoanCost | undefined => {
  if (!showsLoanCost) return undefined;
  const cost = loanCost(offer, dayOf(atMs));
  const received = rowsNamed(offer.details, rowText.loanAmount);
  const isOther = received.some((row) => isOtherAmount(centsOf(offer.amount ?? ''), row));
  return isOther && 'repaidCents' in cost ? { kind: 'received', repaidCents: cost.repaidCents } : cost;
};

/** The same for an offer of version 3. */
export const offerCost = (offer: LoanOffer, atMs: number): LoanCost | undefined =>
  costOf({ ...offer, periods: termInDays(offer.periods, offer.termUnit) }, atMs);
