import { applicantOverYears, decisionDays, fundingDays } from '../../shared/brand/loanTerms.ts';
import type { Figures } from '../../shared/domain/terms.ts';

/** The values for all placeholders in the page's texts. */
export const figures: Figures = {
  decisionDays,
  fundingLeast: fundingDays.least,
  fundingMost: fundingDays.most,
  overAge: applicantOverYears,
};
