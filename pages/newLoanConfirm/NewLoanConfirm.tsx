import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { newLoanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import { OfferScreen } from '../../shared/features/confirmation/OfferScreen.tsx';
import { NewOfferTerms } from '../../shared/features/confirmation/OfferTerms.tsx';
import { offerCost } from '../../shared/features/confirmation/offerCost.ts';
import type { OfferPage, ShownOffer } from '../../shared/features/confirmation/offerPage.ts';
import { t } from '../../shared/i18n/t.ts';

/** The terms of the loan, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LoanOffer>) {
  return <NewOfferTerms offer={offer} format={showAmount} cost={offerCost(offer, atMs)} />;
}

/** The offer of a loan. */
export function NewLoanConfirm({ model }: { readonly model: OfferPage<LoanOffer> }) {
  return (
    <OfferScreen title={t(text.title)} model={model}>
      {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
    </OfferScreen>
  );
}
