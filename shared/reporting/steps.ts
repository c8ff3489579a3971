// As in shared/domain/unknownReason.ts.
const UNKNOWN = ['offline', 'timeout', 'http', 'body', 'data', 'bug', 'incomplete'] as const;
const OUTCOMES = ['ok', 'refused', 'unsent', ...UNKNOWN] as const;
const SUBMISSION = ['attempted', ...OUTCOMES] as const;

/** What a page can report of its way: each step, and the outcomes that it can have. Nothing else is ever sent. */
export const STEPS = {
  /** The screen was started, gave way to the fallback page, or was opened in another borrower's tab. */
  screen: ['opened', 'broken', 'ofAnother'],
  /** The data that the screen is about: on their way to the screen, refused, or why nothing is known of them. */
  data: OUTCOMES,
  /** A request that may be sent only once is not confirmed: what a check of the lender's records has shown. */
  unconfirmed: ['checking', 'early', 'open', 'changed', 'unknown', 'unkept', 'done'],
  /** A channel to pay at was picked from the list. Which one is not told. */
  channel: ['chosen'],
  /** A pay code is on screen: for what is due, or for a rollover. */
  payCode: ['shown', 'shownForRollover'],
  /** The order shows a payment that this tab has led to; by the way in which it was made. */
  paymentSeen: ['card', 'wallet', 'channel', 'code', 'rollover'],
  // A call that submits something: that it was sent, and its outcome. By the call's name.
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
 * What is measured of a page's life, in milliseconds: the browser's first and largest paints and the data on screen, from the page's
 * beginning; how long the slowest tap took to show. And by how much of the screen things have moved of themselves, in thousandths.
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
