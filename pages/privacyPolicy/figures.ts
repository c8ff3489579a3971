import { company, email } from '../../shared/brand/current.ts';
import type { Figures } from '../../shared/domain/termFigures.ts';
import { APPLICANT_OVER_AGE } from '../../shared/domain/terms.ts';

/** Everything that the page's texts have places for. */
export const figures: Figures = { company: company.legalName, email, age: APPLICANT_OVER_AGE };
