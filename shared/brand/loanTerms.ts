/**
 * The terms of the loan, a constant each, for a page that says one of them: the build writes the values in, as in `current.ts`, whose
 * `terms` a page holds as a whole.
 */
import { brand } from '#brand';

export const { termDays, decisionDays, fundingDays, applicantOverYears } = brand.terms;
