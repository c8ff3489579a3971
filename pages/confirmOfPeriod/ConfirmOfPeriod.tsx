import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { money, showsLoanCost } from '../../shared/brand/current.ts';
import { dateOf, loanCost } from '../../shared/domain/loanCost.ts';
import { type Amount, formatAmount } from '../../shared/domain/money.ts';
import { NewConfirmScreen } from '../../shared/features/confirmation/ConfirmScreen/NewConfirmScreen.tsx';
import { LoanCost } from '../../shared/features/confirmation/LoanCost/LoanCost.tsx';
import type { NewConfirmation } from '../../shared/features/confirmation/newConfirmation.ts';
import { inDays } from '../../shared/features/confirmation/OfferTerms/inDays.ts';
import { text } from './messages.ts';

const format = (amount: Amount): string => formatAmount(amount, money);

const moreRows = (offer: LoanOffer) => [
  // An offer without a plan does not say how often it is paid.
  { label: text.periods, value: offer.plan.length ? String(offer.plan.length) : '' },
  { label: text.firstPay, value: offer.firstPayTime },
  { label: text.firstPeriod, value: inDays(offer.firstPeriodDay) },
];

/** The confirmation of a loan of several instalments. */
export function ConfirmOfPeriod({ model }: { readonly model: NewConfirmation }) {
  return (
    <NewConfirmScreen title={text.title} model={model} format={format} moreRows={moreRows}>
      {(offer, atMs) =>
        showsLoanCost && <LoanCost cost={loanCost(offer, dateOf(atMs))} format={format} style={money} />
      }
    </NewConfirmScreen>
  );
}
