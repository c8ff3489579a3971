import { currencySign, loanExample, money, terms } from '../../shared/brand/current.ts';
import { type Figures, termFigures } from '../../shared/domain/termFigures.ts';

/** Everything that the page's texts have places for. */
export const figures: Figures = {
  ...termFigures(terms, currencySign, money),
  interestPercent: loanExample?.interestPercent ?? 0,
  feePercent: loanExample?.feePercent ?? 0,
};
