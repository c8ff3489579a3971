import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { newLoanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import { offerScreen } from '../../shared/features/confirmation/OfferScreen.tsx';
import { daysText, loanTermText, OfferTerms } from '../../shared/features/confirmation/OfferTerms.tsx';
import type { ShownOffer } from '../../shared/features/confirmation/offerPage.ts';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';

/** The terms of the loan, its instalments if there are several, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LoanOffer>) {
  const { plan, periods, termUnit, firstPayTime, firstPeriodDay, rateDescription } = offer;
  const instalments = [
    { label: t(text.periods), value: String(plan.length || '') },
    { label: t(commonText.firstPayment), value: firstPayTime },
    { label: t(text.firstPeriod), value: t(daysText(firstPeriodDay)) },
  ];
  const rows = [
    { label: t(text.term), value: t(loanTermText(periods, termUnit)) },
    ...(plan.length === 1 ? [] : instalments),
    { label: t(text.rate), value: rateDescription },
  ];
  return <OfferTerms offer={offer} atMs={atMs} rows={rows} format={showAmount} />;
}

/** The offer of a loan, in one payment or in instalments. */
export const NewLoanConfirm = offerScreen(text.title, Offer);
