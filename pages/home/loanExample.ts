import { money } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { type LoanPrice, priceLoan } from '../../shared/domain/loanCost.ts';
import { type Cents, formatAmount } from '../../shared/domain/money.ts';

/**
 * The figures of a loan (cents) that is repaid in one payment after `days`, at the brand's price, by the name of their element on the page. The
 * rate is the annual percentage rate (365 days, compounded).
 */
export const loanExampleOf = (cents: Cents, days: number, price: LoanPrice): { readonly [place: string]: string } => {
  const { feeCents, receivedCents, interestCents, repaidCents, costCents, aprHundredths } = priceLoan(
    cents,
    days,
    price,
  );
  return {
    amount: showAmount(cents),
    days: String(days),
    fee: showAmount(feeCents),
    receive: showAmount(receivedCents),
    interest: showAmount(interestCents),
    back: showAmount(repaidCents),
    cost: showAmount(costCents),
    // Hundredths of a percent are formatted like cents.
    rate: aprHundredths === undefined ? '' : `${formatAmount(aprHundredths, money)}%`,
  };
};
