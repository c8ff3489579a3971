import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { money } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import type { LoanCost } from '../../shared/domain/loanCost.ts';
import { type Amount, withSign } from '../../shared/domain/money.ts';
import { costOf as costOfOffer } from '../../shared/features/confirmation/offerCost.ts';

// The currency sign of one market, used instead of the brand's if the service requests it.
const RUPEE = '₹';

/** The function that formats the amounts of an offer. */
export const formatFor =
  ({ showsRupee }: LegacyLoanOffer) =>
  (amount: Amount): string =>
    showsRupee ? withSign(RUPEE, amount, money) : showAmount(amount);

/** The cost of an offer that was read at `atMs` (milliseconds since the epoch); undefined if the brand does not show it. */
export const costOf = (offer: LegacyLoanOffer, atMs: number): LoanCost | undefined =>
  costOfOffer({ ...offer, periods: '' }, atMs);
