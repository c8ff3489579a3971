/** A loan's terms, whose figures are in the brand. Money is in cents. */
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

/** The parts of the terms on public pages, by the words that links to them have. */
export const TERMS_PARTS = ['who', 'steps', 'term', 'early', 'late', 'order', 'notices', 'judgment'] as const;
export type TermsPart = (typeof TERMS_PARTS)[number];

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
  /** The parts that the public pages leave out, because another law holds for the loans. */
  readonly leavesOut?: readonly TermsPart[];
}

/** The price of a lender's loans. */
export interface LoanPrice {
  /** Percent of the amount for 30 days. */
  readonly interestPercent: number;
  /** Percent of the amount, deducted from what is paid out. */
  readonly feePercent: number;
}
