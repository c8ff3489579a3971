import { company, currencySign, money, terms } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { formatAmount } from '../../shared/domain/money.ts';
import { type Figures, termFigures } from '../../shared/domain/terms.ts';
import { MAX_CENTS, MAX_DAYS } from './lateCost.ts';

/** The values for all placeholders in the page's texts. */
export const figures: Figures = {
  ...termFigures(terms, currencySign, money),
  company: company.legalName,
  sign: currencySign,
  // Where nobody writes cents, a sum is a thousand times as large.
  amountExample: formatAmount(money.hidesZeroCents ? 500_000_000 : 500_050, money),
  mostAmount: showAmount(MAX_CENTS),
  mostDays: MAX_DAYS,
};
