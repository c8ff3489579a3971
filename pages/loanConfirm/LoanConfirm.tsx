import { type LegacyLoanOffer, RUPEE } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { money } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { type Amount, withSign } from '../../shared/domain/money.ts';
import { loanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import { offerScreen } from '../../shared/features/confirmation/OfferScreen.tsx';
import { OfferTerms } from '../../shared/features/confirmation/OfferTerms.tsx';
import type { ShownOffer } from '../../shared/features/confirmation/offerPage.ts';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';

/** The function that formats the amounts of an offer. */
export const formatFor =
  ({ showsRupee }: LegacyLoanOffer) =>
  (amount: Amount): string =>
    showsRupee ? withSign(RUPEE, amount, money) : showAmount(amount);

/** The terms of the loan, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LegacyLoanOffer>) {
  const rows = [{ label: t(commonText.due), value: offer.dueDate }];
  return <OfferTerms offer={offer} atMs={atMs} rows={rows} format={formatFor(offer)} />;
}

/** The offer of a loan, over the legacy calls. */
export const LoanConfirm = offerScreen(text.title, Offer);
