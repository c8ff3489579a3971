// The same reasons as in shared/domain/failures.ts.
const UNKNOWN = ['offline', 'timeout', 'http', 'portal', 'body', 'data', 'bug', 'incomplete'] as const;
const OUTCOMES = ['ok', 'refused', 'unsent', ...UNKNOWN] as const;
const SUBMISSION = ['attempted', ...OUTCOMES] as const;

/** The steps that a page can report, each with its possible outcomes. Nothing else is ever sent. */
export const STEPS = {
  /** The screen was started, was replaced by the fallback text, or was opened in another borrower's tab. */
  screen: ['opened', 'broken', 'ofAnother'],
  /** The screen's main data: they have arrived, were refused, or why it is unknown. */
  data: OUTCOMES,
  /** A request that may be sent only once is unconfirmed: the result of a check of the lender's records. */
  unconfirmed: ['checking', 'early', 'open', 'changed', 'unknown', 'unkept', 'done'],
  /** A payment channel was picked from the list. Which one is not reported. */
  channel: ['chosen'],
  /** A pay code is on screen: for the amount due, or for a rollover. */
  payCode: ['shown', 'shownForRollover'],
  /** The order shows a payment that was started in this tab; by the way of paying. */
  paymentSeen: ['card', 'wallet', 'channel', 'code', 'rollover'],
  // The calls that submit something, by name: that each was sent, and its outcome.
  bindCard: SUBMISSION,
  bindCardForLoan: SUBMISSION,
  commitRepayment: SUBMISSION,
  confirmRepayment: SUBMISSION,
  generatePayCode: SUBMISSION,
  openProduct: SUBMISSION,
  pushLoan: SUBMISSION,
  pushLegacyLoan: SUBMISSION,
  rateService: SUBMISSION,
  rateStore: SUBMISSION,
  register: SUBMISSION,
  repayByWallet: SUBMISSION,
  saveComplaint: SUBMISSION,
  sendSmsCode: SUBMISSION,
  uploadEvidence: SUBMISSION,
} as const;

export type Step = keyof typeof STEPS;
export type StepOutcome<Name extends Step> = (typeof STEPS)[Name][number];

/**
 * The measurements of a page. In milliseconds from the start of the page: the browser's first and largest paints, and the data on screen.
 * In milliseconds: the time from the slowest tap to the next paint. In thousandths of the screen: how much of it has shifted.
 */
export const VITALS = [
  'firstPaint',
  'firstContentfulPaint',
  'largestContentfulPaint',
  'dataOnScreen',
  'interactionToNextPaint',
  'cumulativeLayoutShift',
] as const;
export type Vital = (typeof VITALS)[number];
