import type { Unknown } from '../api/outcome.ts';

/** How a call ended: as its outcome says; `unsent` if it was certainly not sent. */
export type CallEnd = 'ok' | 'refused' | 'unsent' | Unknown['reason'];

/**
 * The steps that a page can report, each with its possible outcomes. A call that submits something is one too, by its name: that it was
 * `attempted`, and its end.
 */
export interface Steps {
  /** The screen was started, was replaced by the fallback text, or was opened in another borrower's tab. */
  screen: 'opened' | 'broken' | 'ofAnother';
  /** The screen's main data: they have arrived, were refused, or why it is unknown. */
  data: CallEnd;
  /** A request that may be sent only once is unconfirmed: the result of a check of the lender's records. */
  unconfirmed: 'checking' | 'early' | 'open' | 'changed' | 'unknown' | 'unkept' | 'done';
  /** A payment channel was picked from the list. Which one is not reported. */
  channel: 'chosen';
  /** A pay code is on screen: for the amount due, or for a rollover. */
  payCode: 'shown' | 'shownForRollover';
  /** The order shows a payment that was started in this tab; by the way of paying. */
  paymentSeen: 'card' | 'wallet' | 'channel' | 'code' | 'rollover';
}

/**
 * The measurements of a page. In milliseconds from the start of the page: the browser's first and largest paints, and the data on screen.
 * In milliseconds: the time from the slowest tap to the next paint. In thousandths of the screen: how much of it has shifted.
 */
export type Vital =
  | 'firstPaint'
  | 'firstContentfulPaint'
  | 'largestContentfulPaint'
  | 'dataOnScreen'
  | 'interactionToNextPaint'
  | 'cumulativeLayoutShift';
