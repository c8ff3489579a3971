import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { money } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import type { LoanCost } from '../../shared/domain/loanCost.ts';
import { type Amount, withSign } from '../../shared/domain/money.ts';
import { costOf as costOfOffer } from '../../shared/features/confirmation/offerCost.ts';

// The sign of the market whose service asks for it, in place of the brand's own.
const RUPEE = '₹';

/** How the amounts of an offer are written. */
export const formatFor =
  ({ showsRupee }: LegacyLoanOffer) =>
  (amount: Amount): string =>
    showsRupee ? withSign(RUPEE, amount, money) : showAmount(amount);

/** What an offer that was read at a moment in milliseconds costs; undefined where the brand does not say it. */
export const costOf = (offer: LegacyLoanOffer, atMs: number): LoanCost | undefined =>
  costOfOffer({ ...offer, periods: '' }, atMs);
