import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { money, showsLoanCost } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import { dateOf, loanCost } from '../../shared/domain/loanCost.ts';
import { termInDays } from '../../shared/domain/termUnit.ts';
import type { ShownOffer } from '../../shared/features/confirmation/ConfirmScreen/ShownOffer.ts';
import { LoanCost } from '../../shared/features/confirmation/LoanCost/LoanCost.tsx';
import { NewOfferTerms } from '../../shared/features/confirmation/OfferTerms/NewOfferTerms.tsx';

const costOf = (offer: LoanOffer, atMs: number) =>
  loanCost({ ...offer, periods: termInDays(offer.periods, offer.termUnit) }, dateOf(atMs));

/** The terms of the loan, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LoanOffer>) {
  return (
    <>
      <NewOfferTerms offer={offer} format={showAmount} />
      {showsLoanCost && <LoanCost cost={costOf(offer, atMs)} format={showAmount} style={money} />}
    </>
  );
}
