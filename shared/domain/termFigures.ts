/** What follows from the terms of a loan. Money is in cents. */
import { type Cents, groupThousands, type MoneyStyle } from './money.ts';
import type { LoanTerms } from './terms.ts';

/** The claims that may be open on a loan, in the order in which a payment is allocated to them. */
export const CLAIMS = ['legalCharges', 'enforcementCosts', 'latePenalties', 'fees', 'interest', 'principal'] as const;

const HUNDRED = 100;

/**
 * The first day, counted from disbursement as day 0, on which a loan may be prepaid: the required part of its term and the minimum number of days
 * have both passed. If that part is a whole number of days, prepayment starts the day after, because the terms say 'after'.
 */
export const firstPrepaymentDay = (lengthDays: number, { prepayment }: Pick<LoanTerms, 'prepayment'>): number =>
  Math.max(Math.floor((lengthDays * prepayment.afterTermPercent) / HUNDRED) + 1, prepayment.leastDays);

/** Figures by the names of their placeholders in texts, `{name}`. */
export type Figures = { readonly [name: string]: string | number };

type WriteWhole = (cents: Cents) => string;

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

// An example of how a payment is allocated. Its amounts are multiples of the terms' late penalty, so that texts never name another penalty.
const exampleFigures = (writeWhole: WriteWhole, terms: LoanTerms): Figures => {
  const penalty = terms.latePenaltyCents.new;
  const interest = Math.floor((penalty * 0.75) / 100) * 100;
  const { least } = terms.termDays;
  return {
    exampleTerm: least,
    exampleDay: firstPrepaymentDay(least, terms),
    examplePenalty: writeWhole(penalty),
    exampleInterest: writeWhole(interest),
    examplePrincipal: writeWhole(penalty * 5),
    examplePayment: writeWhole(penalty * 2),
    exampleRest: writeWhole(penalty - interest),
  };
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
  const writeWhole: WriteWhole = (cents) => {
    const whole = groupThousands(Math.floor(cents / 100), separator, isLakh);
    return isSignLast ? whole + currencySign : currencySign + whole;
  };
  return {
    ...generalFigures(terms),
    newPenalty: writeWhole(terms.latePenaltyCents.new),
    repeatPenalty: writeWhole(terms.latePenaltyCents.repeat),
    ...bandFigures(terms),
    ...exampleFigures(writeWhole, terms),
  };
};
