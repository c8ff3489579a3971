import type { Brand } from '../../shared/brand/brand.ts';
import { currencySign, money } from '../../shared/brand/current.ts';
import { loanCost } from '../../shared/domain/loanCost.ts';
import { type Cents, formatAmount, withSign } from '../../shared/domain/money.ts';

type Price = Pick<NonNullable<Brand['loanExample']>, 'interestPercent' | 'feePercent'>;

const INTEREST_DAYS = 30;

// Any day will do: the loan has one payment, after so many days.
const TODAY = '2026-01-01';

const peso = (cents: Cents): string => withSign(currencySign, cents, money);

/**
 * What a loan of an amount (cents) costs that is paid back at once after so many days, by the brand's price: every figure by the
 * name of its place on the page. The rate is what 365 days cost by what is paid out and paid back, with interest on interest.
 */
export const loanExampleOf = (
  cents: Cents,
  days: number,
  { interestPercent, feePercent }: Price,
): { readonly [place: string]: string } => {
  const fee = Math.round((cents * feePercent) / 100);
  const interest = Math.round((cents * interestPercent * days) / (100 * INTEREST_DAYS));
  const cost = loanCost(
    { amount: cents - fee, plan: [{ amount: cents + interest, payTime: '' }], periods: days },
    TODAY,
  );
  return {
    amount: peso(cents),
    days: String(days),
    fee: peso(fee),
    receive: peso(cents - fee),
    interest: peso(interest),
    back: peso(cents + interest),
    cost: peso(fee + interest),
    // Hundredths of a percent are written as cents are.
    rate: cost.kind === 'whole' ? `${formatAmount(Math.round(cost.year * 10_000), money)} %` : '',
  };
};
