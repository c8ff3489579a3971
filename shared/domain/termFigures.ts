import { type Cents, groupThousands, type MoneyStyle } from './money.ts';
import { splitPayment } from './paymentOrder.ts';
import { firstPrepaymentDay } from './prepayment.ts';
import {
  APPLICANT_OVER_AGE,
  ASSIGNMENT_NOTICE_BUSINESS_DAYS,
  CHANGE_NOTICE_DAYS,
  DECISION_DAYS,
  FUNDING_DAYS,
  JUDGMENT_DEFAULT_DAYS,
  LATE_BANDS,
  LATE_PENALTY_CENTS,
  PREPAYMENT_LEAST_DAYS,
  TERM_DAYS,
} from './terms.ts';

/** Figures by the names that texts have for them, as `{name}`. */
export type Figures = { readonly [name: string]: string | number };

type Pesos = (cents: Cents) => string;

// `{from1}`, `{to1}` and `{percent1}` are those of the first band.
const bandFigures = (): Figures => {
  const figures: { [name: string]: number } = {};
  LATE_BANDS.forEach(({ fromDay, toDay, percentPerDay }, at) => {
    figures[`from${at + 1}`] = fromDay;
    figures[`to${at + 1}`] = toDay;
    figures[`percent${at + 1}`] = percentPerDay;
  });
  return figures;
};

const EXAMPLE = { open: { latePenalties: 100_000, interest: 75_000, principal: 500_000 }, paymentCents: 200_000 };

const exampleFigures = (pesos: Pesos): Figures => {
  const { open, paymentCents } = EXAMPLE;
  const { claims } = splitPayment(paymentCents, open);
  return {
    exampleTerm: TERM_DAYS.least,
    exampleDay: firstPrepaymentDay(TERM_DAYS.least),
    examplePenalty: pesos(open.latePenalties),
    exampleInterest: pesos(open.interest),
    examplePrincipal: pesos(open.principal),
    examplePayment: pesos(paymentCents),
    exampleRest: pesos(claims[claims.length - 1]?.paidCents ?? 0),
  };
};

const generalFigures = (): Figures => ({
  termLeast: TERM_DAYS.least,
  termMost: TERM_DAYS.most,
  decisionDays: DECISION_DAYS,
  fundingLeast: FUNDING_DAYS.least,
  fundingMost: FUNDING_DAYS.most,
  prepaymentDays: PREPAYMENT_LEAST_DAYS,
  changeDays: CHANGE_NOTICE_DAYS,
  assignmentDays: ASSIGNMENT_NOTICE_BUSINESS_DAYS,
  judgmentDays: JUDGMENT_DEFAULT_DAYS,
  overAge: APPLICANT_OVER_AGE,
});

/** The figures of the loan's terms as texts write them; amounts in whole pesos, their digits always grouped. */
export const termFigures = (currencySign: string, { decimal, group, isLakh, isSignLast }: MoneyStyle): Figures => {
  const separator = group || (decimal === ',' ? '.' : ',');
  const pesos: Pesos = (cents) => {
    const whole = groupThousands(Math.floor(cents / 100), separator, isLakh);
    return isSignLast ? whole + currencySign : currencySign + whole;
  };
  return {
    ...generalFigures(),
    newPenalty: pesos(LATE_PENALTY_CENTS.new),
    repeatPenalty: pesos(LATE_PENALTY_CENTS.repeat),
    ...bandFigures(),
    ...exampleFigures(pesos),
  };
};
