/**
 * The terms of the loan, each stated here once: texts, arithmetic and the sandbox read them from here. Single exports, so
 * that a page's script holds only those it uses. Money is in cents.
 */

import type { Cents } from './money.ts';

/** A client with a first loan, or one who has had a loan before. */
export type Client = 'new' | 'repeat';

/** A stretch of days late with its daily interest; the last one has no end. */
export interface LateBand {
  readonly fromDay: number;
  readonly toDay: number;
  /** Percent of the unpaid amount for each day. */
  readonly percentPerDay: number;
}

/** What may be open on a loan, in the order in which a payment goes to it. */
export const CLAIMS = ['legalCharges', 'enforcementCosts', 'latePenalties', 'fees', 'interest', 'principal'] as const;
export type Claim = (typeof CLAIMS)[number];

/** How long a loan runs, in calendar days. */
export const TERM_DAYS = { least: 91, most: 365 } as const;

/** A decision on an application comes within this many days. */
export const DECISION_DAYS = 1;

/** Funds are credited within this many calendar days. */
export const FUNDING_DAYS = { least: 1, most: 3 } as const;

/** Prepayment opens after the first of so many equal parts of the term: after one of two, its half. */
export const PREPAYMENT_TERM_PARTS = 2;

/** Prepayment never opens earlier than this many calendar days after disbursement. */
export const PREPAYMENT_LEAST_DAYS = 7;

/** The one-time penalty for paying late. */
export const LATE_PENALTY_CENTS: { readonly [client in Client]: Cents } = { new: 100_000, repeat: 80_000 };

/** Daily interest on the unpaid amount, by how many days it has been late. */
export const LATE_BANDS: readonly LateBand[] = [
  { fromDay: 1, toDay: 30, percentPerDay: 5 },
  { fromDay: 31, toDay: 90, percentPerDay: 4 },
  { fromDay: 91, toDay: Number.POSITIVE_INFINITY, percentPerDay: 2 },
];

/** A change of personal details has to be notified within this many calendar days. */
export const CHANGE_NOTICE_DAYS = 3;

/** The notice of an assignment of the loan, in business days. */
export const ASSIGNMENT_NOTICE_BUSINESS_DAYS = 7;

/** Judgment default is after this many days. */
export const JUDGMENT_DEFAULT_DAYS = 10;

/** An applicant is over this age, in years. */
export const APPLICANT_OVER_AGE = 18;
