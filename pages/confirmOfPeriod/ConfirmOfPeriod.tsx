import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { confirmOfPeriodText as text } from '../../shared/features/confirmation/messages.ts';
import { offerScreen } from '../../shared/features/confirmation/OfferScreen.tsx';
import { daysText, NewOfferTerms } from '../../shared/features/confirmation/OfferTerms.tsx';
import type { ShownOffer } from '../../shared/features/confirmation/offerPage.ts';
import { t } from '../../shared/i18n/t.ts';

const moreRows = (offer: LoanOffer) => [
  // An offer without a plan does not state the number of payments.
  { label: t(text.periods), value: offer.plan.length ? String(offer.plan.length) : '' },
  { label: t(text.firstPay), value: offer.firstPayTime },
  { label: t(text.firstPeriod), value: t(daysText(offer.firstPeriodDay)) },
];

/** The terms of the loan, its instalments, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LoanOffer>) {
  return <NewOfferTerms offer={offer} atMs={atMs} moreRows={moreRows(offer)} />;
}

/** The offer of a loan in instalments. */
export const ConfirmOfPeriod = offerScreen(text.title, Offer);
