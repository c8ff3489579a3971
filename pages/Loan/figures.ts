import { company, currencySign, money, terms } from '../../shared/brand/current.ts';
import { type Figures, termFigures } from '../../shared/domain/termFigures.ts';

/** Everything that the page's texts have places for. */
export const figures: Figures = { ...termFigures(terms, currencySign, money), company: company.legalName };
