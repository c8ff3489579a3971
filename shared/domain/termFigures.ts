/** What follows from the terms of a loan. Money is in cents. */
import { type Cents, groupThousands, type MoneyStyle } from './money.ts';
import type { LoanTerms } from './terms.ts';

/** The claims that may be open on a loan, in the order in which a payment is allocated to them. */
export const CLAIMS = ['legalCharges', 'enforcementCosts', 'latePenalties', 'fees', 'interest', 'principal'] as const;

/** Figures by the names of their placeholders in texts, `{name}`. */
export type Figures = { readonly [name: string]: string | number };

// `{from1}` and `{to1}` belong to the first band. The last band, which has no end, is always `{from3}` in texts, even if there are fewer than
// three.
const bandFigures = ({ lateBands }: LoanTerms): Figures => {
  const figures: { [name: string]: number } = {};
  lateBands.forEach(({ fromDay }, at) => {
    const next = lateBands[at + 1];
    figures[`from${next ? at + 1 : 3}`] = fromDay;
    if (next) figures[`to${at + 1}`] = next.fromDay - 1;
  });
  return figures;
};

const generalFigures = (terms: LoanTerms): Figures => ({
  termLeast: terms.termDays.least,
  termMost: terms.termDays.most,
  decisionDays: terms.decisionDays,
  fundingLeast: terms.fundingDays.least,
  fundingMost: terms.fundingDays.most,
  prepaymentDays: terms.prepayment.leastDays,
  prepaymentPercent: terms.prepayment.afterTermPercent,
  changeDays: terms.changeNoticeDays,
  assignmentDays: terms.assignmentNoticeBusinessDays,
  judgmentDays: terms.judgmentDefaultDays,
  overAge: terms.applicantOverYears,
});

/** The figures of the loan's terms, formatted for texts. Amounts are in whole units of the currency, their digits always grouped. */
export const termFigures = (
  terms: LoanTerms,
  currencySign: string,
  { decimal, group, isLakh, isSignLast }: MoneyStyle,
): Figures => {
  const separator = group || (decimal === ',' ? '.' : ',');
  const writeWhole = (cents: Cents): string => {
    const whole = groupThousands(Math.floor(cents / 100), separator, isLakh);
    return isSignLast ? whole + currencySign : currencySign + whole;
  };
  return {
    ...generalFigures(terms),
    newPenalty: writeWhole(terms.latePenaltyCents.new),
    repeatPenalty: writeWhole(terms.latePenaltyCents.repeat),
    ...bandFigures(terms),
  };
};
