import { type Cents, groupThousands, type MoneyStyle } from './money.ts';
import { splitPayment } from './paymentOrder.ts';
import { firstPrepaymentDay } from './prepayment.ts';
import type { LoanTerms } from './terms.ts';

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
  const open = { latePenalties: penalty, interest: Math.floor((penalty * 0.75) / 100) * 100, principal: penalty * 5 };
  const paymentCents = penalty * 2;
  const { claims } = splitPayment(paymentCents, open);
  const { least } = terms.termDays;
  return {
    exampleTerm: least,
    exampleDay: firstPrepaymentDay(least, terms),
    examplePenalty: writeWhole(open.latePenalties),
    exampleInterest: writeWhole(open.interest),
    examplePrincipal: writeWhole(open.principal),
    examplePayment: writeWhole(paymentCents),
    exampleRest: writeWhole(claims[claims.length - 1]?.paidCents ?? 0),
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
