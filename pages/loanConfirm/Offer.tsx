import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { money, showsLoanCost } from '../../shared/brand/current.ts';
import type { ShownOffer } from '../../shared/features/confirmation/ConfirmScreen/ShownOffer.ts';
import { LoanCost } from '../../shared/features/confirmation/LoanCost/LoanCost.tsx';
import { OfferTerms } from '../../shared/features/confirmation/OfferTerms/OfferTerms.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Day } from '../../shared/ui/Day/Day.tsx';
import { costOf, formatFor } from './legacyOffer.ts';
import { text } from './messages.ts';

/** The terms of the loan, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LegacyLoanOffer>) {
  const format = formatFor(offer);
  const cost = costOf(offer, atMs);
  return (
    <>
      <OfferTerms
        offer={offer}
        rows={[{ label: t(text.due), value: offer.dueDate && <Day text={offer.dueDate} /> }]}
        format={format}
      />
      {showsLoanCost && cost && <LoanCost cost={cost} format={format} style={money} />}
    </>
  );
}
