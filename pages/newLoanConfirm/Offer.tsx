import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { money, showsLoanCost } from '../../shared/brand/current.ts';
import { dateOf, loanCost } from '../../shared/domain/loanCost.ts';
import { type Amount, formatAmount } from '../../shared/domain/money.ts';
import type { ShownOffer } from '../../shared/features/confirmation/ConfirmScreen/ShownOffer.ts';
import { LoanCost } from '../../shared/features/confirmation/LoanCost/LoanCost.tsx';
import { NewOfferTerms } from '../../shared/features/confirmation/OfferTerms/NewOfferTerms.tsx';

const format = (amount: Amount): string => formatAmount(amount, money);

/** The terms of the loan, and what it costs. */
export function Offer({ offer, atMs }: ShownOffer<LoanOffer>) {
  return (
    <>
      <NewOfferTerms offer={offer} format={format} />
      {showsLoanCost && <LoanCost cost={loanCost(offer, dateOf(atMs))} format={format} style={money} />}
    </>
  );
}
