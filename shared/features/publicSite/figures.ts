import { company, currencySign, email, money, terms } from '../../brand/current.ts';
import { applicantOverYears, decisionDays, fundingDays } from '../../brand/loanTerms.ts';
import { type Figures, termFigures } from '../../domain/termFigures.ts';

/** The values for the placeholders in texts about applying for a loan. */
export const applicationFigures: Figures = {
  decisionDays,
  fundingLeast: fundingDays.least,
  fundingMost: fundingDays.most,
  overAge: applicantOverYears,
};

const ofTerms = (): Figures => ({ ...termFigures(terms, currencySign, money), company: company.legalName });
const ofPrivacy = (): Figures => ({ company: company.legalName, email, age: applicantOverYears });

/** The values for the placeholders in texts about the terms of a loan. */
export const termsFigures: Figures = /* @__PURE__ */ ofTerms();

/** The values for the placeholders in the privacy policy. */
export const privacyFigures: Figures = /* @__PURE__ */ ofPrivacy();
