import { currencySign, money } from '../../shared/brand/current.ts';
import { type LoanPrice, priceLoan } from '../../shared/domain/loanPrice.ts';
import { type Cents, formatAmount, withSign } from '../../shared/domain/money.ts';

const peso = (cents: Cents): string => withSign(currencySign, cents, money);

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
    amount: peso(cents),
    days: String(days),
    fee: peso(feeCents),
    receive: peso(receivedCents),
    interest: peso(interestCents),
    back: peso(repaidCents),
    cost: peso(costCents),
    // Hundredths of a percent are written as cents are.
    rate: aprHundredths === undefined ? '' : `${formatAmount(aprHundredths, money)} %`,
  };
};
