import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { newLoanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import { offerScreen } from '../../shared/features/confirmation/OfferScreen.tsx';
import { NewOfferTerms } from '../../shared/features/confirmation/OfferTerms.tsx';
import { offerCost } from '../../shared/features/confirmation/offerCost.ts';
import type { ShownOffer } from '../../shared/features/confirmation/offerPage.ts';

/** The terms of the loan, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LoanOffer>) {
  return <NewOfferTerms offer={offer} format={showAmount} cost={offerCost(offer, atMs)} />;
}

/** The offer of a loan. */
export const NewLoanConfirm = offerScreen(text.title, Offer);
