import type { Brand } from '../../shared/brand/brand.ts';
import { currencySign, loanExample, money, terms } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { priceLoan } from '../../shared/domain/loanCost.ts';
import { type Cents, formatAmount } from '../../shared/domain/money.ts';
import { type Figures, termFigures } from '../../shared/domain/termFigures.ts';
import type { LoanPrice } from '../../shared/domain/terms.ts';

/** The values for the placeholders in the page's texts. */
export const figures: Figures = {
  ...termFigures(terms, currencySign, money),
  interestPercent: loanExample?.interestPercent ?? 0,
  feePercent: loanExample?.feePercent ?? 0,
};

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

const STEPS = 50;
const START_STEP = 10;

/**
 * The initial amount of the example of a loan and the step of its slider, in cents: whole units of the currency, with about fifty steps up to the
 * maximum; the initial amount is about a fifth of the maximum.
 */
export const exampleStart = ({
  leastCents,
  mostCents,
}: Pick<NonNullable<Brand['loanExample']>, 'leastCents' | 'mostCents'>): {
  readonly stepCents: Cents;
  readonly startCents: Cents;
} => {
  const stepCents = Math.ceil(mostCents / STEPS / 100) * 100;
  // The values of a slider are whole steps above its minimum.
  const stepsUp = Math.max(0, START_STEP - Math.ceil(leastCents / stepCents));
  return { stepCents, startCents: leastCents + stepsUp * stepCents };
};

const slider = (name: string): HTMLInputElement | null => document.querySelector(`#example #${name}`);

const show = (): void => {
  const [amount, days] = [slider('amount'), slider('days')];
  if (!loanExample || !amount || !days) return;
  const shown = loanExampleOf(Number(amount.value), Number(days.value), loanExample);
  for (const place of document.querySelectorAll('#example [data-out]'))
    place.textContent = shown[place.getAttribute('data-out') ?? ''] ?? '';
  amount.setAttribute('aria-valuetext', shown['amount'] ?? '');
  days.setAttribute('aria-valuetext', shown['days'] ?? '');
};

/** Recalculates the example of a loan whenever the amount or the term is changed. */
export const moveExample = (): void => {
  // The listener is on the document, because the script may precede the form.
  document.addEventListener('input', show);
  // A browser that goes back puts the sliders where they were, and tells nobody.
  addEventListener('pageshow', show);
  document.addEventListener('submit', (event) => event.preventDefault());
};
