/**
 * The terms of the loan, one constant each, for a page that states only one of them. The build inserts the values, as in `current.ts`; with `terms`
 * from there a page would contain all of them.
 */
import { brand } from '#brand';

export const { decisionDays, fundingDays, applicantOverYears, latePenaltyCents, lateBands } = brand.terms;
