import { company, email } from '../../shared/brand/current.ts';
import { applicantOverYears } from '../../shared/brand/loanTerms.ts';
import type { Figures } from '../../shared/domain/termFigures.ts';

/** Everything that the page's texts have places for. */
export const figures: Figures = { company: company.legalName, email, age: applicantOverYears };
