/** What follows from the terms of a loan. Money is in cents. */
import { type Cents, groupThousands, type MoneyStyle } from './money.ts';
import type { LoanTerms, Span } from './terms.ts';

/** The claims that may be open on a loan, in the order in which a payment is allocated to them. */
export const CLAIMS = ['legalCharges', 'enforcementCosts', 'latePenalties', 'fees', 'interest', 'principal'] as const;
export type Claim = (typeof CLAIMS)[number];

/** @returns the number if it is a safe integer of at least 0. @throws RangeError otherwise. */
export const requireWhole = (value: number): number => {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no exact whole number from 0 on`);
  return value;
};

const HUNDRED = 100;

const requireTerm = (lengthDays: number, { least, most }: Span): number => {
  if (requireWhole(lengthDays) >= least && lengthDays <= most) return lengthDays;
  throw new RangeError(`A loan runs for ${least} to ${most} days, not for ${lengthDays}`);
};

/**
 * The first day, counted from disbursement as day 0, on which a loan may be prepaid: the required part of its term and the minimum number of days
 * have both passed. If that part is a whole number of days, prepayment starts the day after, because the terms say 'after'.
 * @throws RangeError if the brand offers no loan with a term of `lengthDays`.
 */
export const firstPrepaymentDay = (
  lengthDays: number,
  { termDays, prepayment }: Pick<LoanTerms, 'termDays' | 'prepayment'>,
): number =>
  Math.max(
    Math.floor((requireTerm(lengthDays, termDays) * prepayment.afterTermPercent) / HUNDRED) + 1,
    prepayment.leastDays,
  );

/** What is still owed on a loan, in cents by claim; nothing is owed on a claim that is absent. */
export type OpenClaims = { readonly [claim in Claim]?: Cents };

/** How much of a payment went to one claim, and how much of the claim stays open, in cents. */
export interface ClaimPayment {
  readonly claim: Claim;
  readonly paidCents: Cents;
  readonly openCents: Cents;
}

/** How a payment was allocated: every claim in the order of the terms, and the part of the payment that exceeds all claims. */
export interface PaymentSplit {
  readonly claims: readonly ClaimPayment[];
  readonly unusedCents: Cents;
}

/**
 * Allocates a payment to the open claims in the order of the terms: a claim gets money only if all claims before it are paid in full. No cent is
 * lost.
 * @throws RangeError if an amount is negative or not a whole number.
 */
export const splitPayment = (paymentCents: Cents, open: OpenClaims): PaymentSplit => {
  let unusedCents = requireWhole(paymentCents);
  const claims = CLAIMS.map((claim): ClaimPayment => {
    const claimedCents = requireWhole(open[claim] ?? 0);
    const paidCents = Math.min(unusedCents, claimedCents);
    unusedCents -= paidCents;
    return { claim, paidCents, openCents: claimedCents - paidCents };
  });
  return { claims, unusedCents };
};

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
