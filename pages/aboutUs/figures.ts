import { company, currencySign, money } from '../../shared/brand/current.ts';
import { type Figures, termFigures } from '../../shared/domain/termFigures.ts';

/** Everything that the page's texts have places for. */
export const figures: Figures = { ...termFigures(currencySign, money), company: company.legalName };
