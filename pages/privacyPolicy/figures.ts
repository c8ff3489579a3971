import { company, email } from '../../shared/brand/current.ts';
import { applicantOverYears } from '../../shared/brand/loanTerms.ts';
import type { Figures } from '../../shared/domain/terms.ts';

/** The values for all placeholders in the page's texts. */
export const figures: Figures = { company: company.legalName, email, age: applicantOverYears };
