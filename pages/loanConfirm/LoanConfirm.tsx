import { type LegacyLoanOffer, RUPEE } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { money } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import type { LoanCost as Cost } from '../../shared/domain/loanCost.ts';
import { type Amount, withSign } from '../../shared/domain/money.ts';
import { loanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import { offerScreen } from '../../shared/features/confirmation/OfferScreen.tsx';
import { OfferTerms } from '../../shared/features/confirmation/OfferTerms.tsx';
import { costOf as costOfOffer } from '../../shared/features/confirmation/offerCost.ts';
import type { ShownOffer } from '../../shared/features/confirmation/offerPage.ts';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';

/** The function that formats the amounts of an offer. */
export const formatFor =
  ({ showsRupee }: LegacyLoanOffer) =>
  (amount: Amount): string =>
    showsRupee ? withSign(RUPEE, amount, money) : showAmount(amount);

/** The cost of an offer that was read at `atMs` (milliseconds since the epoch); undefined if the brand does not show it. */
export const costOf = (offer: LegacyLoanOffer, atMs: number): Cost | undefined =>
  costOfOffer({ ...offer, periods: '' }, atMs);

/** The terms of the loan, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LegacyLoanOffer>) {
  const rows = [{ label: t(commonText.due), value: offer.dueDate }];
  return <OfferTerms offer={offer} rows={rows} format={formatFor(offer)} cost={costOf(offer, atMs)} />;
}

/** The offer of a loan, over the legacy calls. */
export const LoanConfirm = offerScreen(text.title, Offer);
