/**
 * How an order stands, by the service's own codes as text. What 21, 110 and 151 mean is the service's affair: its words
 * say it. Single exports, so that a page's script holds only those it uses.
 */

export const STATUS_21 = '21';
export const STATUS_110 = '110';
export const STATUS_151 = '151';
/** To be repaid. */
export const REPAYABLE = '170';
/** To be repaid, and to be rolled over where the order allows that. */
export const DUE_SOON = '174';
export const OVERDUE = '180';
export const SETTLED = '200';

const running: readonly string[] = [REPAYABLE, DUE_SOON, OVERDUE];

/** @returns whether a loan is running that stands so: it has been paid out, and is to be repaid. */
export const isRunning = (status: string): boolean => running.includes(status);

// Any other shows no loan of this borrower: the service has not taken it on, or it is over.
const taken: readonly string[] = [STATUS_21, STATUS_151, ...running];

/** @returns whether the service has taken a loan on that stands so. */
export const isTakenOn = (status: string): boolean => taken.includes(status);
