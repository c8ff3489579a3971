import { company, currencySign, money, terms } from '../../shared/brand/current.ts';
import { type Figures, termFigures } from '../../shared/domain/terms.ts';

/** The values for all placeholders in the page's texts. */
export const figures: Figures = { ...termFigures(terms, currencySign, money), company: company.legalName };
