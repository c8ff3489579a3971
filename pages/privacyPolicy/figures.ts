import { company, email } from '../../shared/brand/current.ts';
import type { Figures } from '../../shared/lib/termFigures.ts';
import { APPLICANT_OVER_AGE } from '../../shared/lib/terms.ts';

/** Everything that the page's texts have places for. */
export const figures: Figures = { company: company.legalName, email, age: APPLICANT_OVER_AGE };
