/** The types of a loan's terms; the figures are in the brand. Money is in cents. */

import type { Cents } from './money.ts';

/** A client with a first loan, or one who has had a loan before. */
export type Client = 'new' | 'repeat';

/** A range, both ends included; texts have placeholders for both ends. */
export type Span = { readonly least: number; readonly most: number };

/** A range of late days with its daily interest. It ends where the next one begins; the last one has no end. */
export interface LateBand {
  readonly fromDay: number;
  /** Percent of the unpaid amount for each day. */
  readonly percentPerDay: number;
}

/** The terms of a lender's loans: texts, arithmetic and the sandbox take them from the brand. */
export interface LoanTerms {
  /** How long a loan runs, in calendar days. */
  readonly termDays: Span;
  /** A decision on an application comes within this many days. */
  readonly decisionDays: number;
  /** Funds are credited within this many calendar days. */
  readonly fundingDays: Span;
  /** A loan may be prepaid only after this percentage of its term, and not before this many calendar days after disbursement. */
  readonly prepayment: { readonly afterTermPercent: number; readonly leastDays: number };
  /** The one-time penalty for paying late. */
  readonly latePenaltyCents: { readonly [client in Client]: Cents };
  /** Daily interest on the unpaid amount, by how many days it has been late. */
  readonly lateBands: readonly LateBand[];
  /** A change of personal details has to be notified within this many calendar days. */
  readonly changeNoticeDays: number;
  /** The notice of an assignment of the loan, in business days. */
  readonly assignmentNoticeBusinessDays: number;
  /** Judgment default is after this many days. */
  readonly judgmentDefaultDays: number;
  /** An applicant is over this age. */
  readonly applicantOverYears: number;
}

/** The claims that may be open on a loan, in the order in which a payment is allocated to them. */
export const CLAIMS = ['legalCharges', 'enforcementCosts', 'latePenalties', 'fees', 'interest', 'principal'] as const;
export type Claim = (typeof CLAIMS)[number];
