import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { money, showsLoanCost } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import type { ShownOffer } from '../../shared/features/confirmation/ConfirmScreen/ShownOffer.ts';
import { LoanCost } from '../../shared/features/confirmation/LoanCost/LoanCost.tsx';
import { inDays } from '../../shared/features/confirmation/OfferTerms/inDays.ts';
import { NewOfferTerms } from '../../shared/features/confirmation/OfferTerms/NewOfferTerms.tsx';
import { offerCost } from '../../shared/features/confirmation/offerCost.ts';
import { t } from '../../shared/i18n/t.ts';
import { Day } from '../../shared/ui/Day/Day.tsx';
import { text } from './messages.ts';

const moreRows = (offer: LoanOffer) => [
  // An offer without a plan does not state the number of payments.
  { label: t(text.periods), value: offer.plan.length ? String(offer.plan.length) : '' },
  { label: t(text.firstPay), value: offer.firstPayTime && <Day text={offer.firstPayTime} /> },
  { label: t(text.firstPeriod), value: t(inDays(offer.firstPeriodDay)) },
];

/** The terms of the loan, its instalments, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LoanOffer>) {
  const cost = offerCost(offer, atMs);
  return (
    <>
      <NewOfferTerms offer={offer} format={showAmount} moreRows={moreRows(offer)} />
      {showsLoanCost && cost && <LoanCost cost={cost} format={showAmount} style={money} />}
    </>
  );
}
