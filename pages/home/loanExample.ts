import { money } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import { type LoanPrice, priceLoan } from '../../shared/domain/loanPrice.ts';
import { type Cents, formatAmount } from '../../shared/domain/money.ts';

/**
 * What a loan of an amount (cents) costs that is paid back at once after so many days, by the brand's price: every figure by the
 * name of its place on the page. The rate is what 365 days cost by what is paid out and paid back, with interest on interest.
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
    // Hundredths of a percent are written as cents are.
    rate: aprHundredths === undefined ? '' : `${formatAmount(aprHundredths, money)} %`,
  };
};
