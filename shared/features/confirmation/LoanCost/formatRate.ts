import { HIGHEST_RATE } from '../../../domain/loanCost.ts';
import { formatAmount, type MoneyStyle } from '../../../domain/money.ts';

/** Writes a rate, of which 0.05 is 5 %, as a percentage with two places: '5.00 %', and '> 10,000.00 %' for the highest. */
export const formatRate = (rate: number, style: MoneyStyle): string =>
  // Hundredths of a percent are formatted like cents.
  `${rate < HIGHEST_RATE ? '' : '> '}${formatAmount(Math.round(rate * 10_000), style)} %`;
