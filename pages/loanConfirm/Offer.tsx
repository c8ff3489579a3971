import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { money, showsLoanCost } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import { dateOf, loanCost } from '../../shared/domain/loanCost.ts';
import { type Amount, withSign } from '../../shared/domain/money.ts';
import type { ShownOffer } from '../../shared/features/confirmation/ConfirmScreen/ShownOffer.ts';
import { LoanCost } from '../../shared/features/confirmation/LoanCost/LoanCost.tsx';
import { OfferTerms } from '../../shared/features/confirmation/OfferTerms/OfferTerms.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Day } from '../../shared/ui/Day/Day.tsx';
import { text } from './messages.ts';

// The sign of the market whose service asks for it, in place of the brand's own.
const RUPEE = '₹';

const formatFor =
  ({ showsRupee }: LegacyLoanOffer) =>
  (amount: Amount): string =>
    showsRupee ? withSign(RUPEE, amount, money) : showAmount(amount);

/** The terms of the loan, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LegacyLoanOffer>) {
  const format = formatFor(offer);
  return (
    <>
      <OfferTerms
        offer={offer}
        rows={[{ label: t(text.due), value: offer.dueDate && <Day text={offer.dueDate} /> }]}
        format={format}
      />
      {showsLoanCost && (
        <LoanCost cost={loanCost({ ...offer, periods: '' }, dateOf(atMs))} format={format} style={money} />
      )}
    </>
  );
}
