import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { money, showsLoanCost } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import type { ShownOffer } from '../../shared/features/confirmation/ConfirmScreen/ShownOffer.ts';
import { LoanCost } from '../../shared/features/confirmation/LoanCost/LoanCost.tsx';
import { NewOfferTerms } from '../../shared/features/confirmation/OfferTerms/NewOfferTerms.tsx';
import { offerCost } from '../../shared/features/confirmation/offerCost.ts';

/** The terms of the loan, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LoanOffer>) {
  const cost = offerCost(offer, atMs);
  return (
    <>
      <NewOfferTerms offer={offer} format={showAmount} />
      {showsLoanCost && cost && <LoanCost cost={cost} format={showAmount} style={money} />}
    </>
  );
}
