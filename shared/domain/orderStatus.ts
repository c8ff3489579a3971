/**
 * The statuses of an order: the service's codes, as strings. Only the service knows what 21, 110 and 151 mean; pages show its texts for them.
 * Separate exports, so that a page's script contains only those that it uses.
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

/** @returns whether an order with this status has a running loan, which has been paid out and is to be repaid. */
export const isRunning = (status: string): boolean => running.includes(status);

// With any other status this borrower has no loan: the service has not accepted it, or it is over.
const accepted: readonly string[] = [STATUS_21, STATUS_151, ...running];

/** @returns whether the service has accepted a loan with this status. */
export const isAccepted = (status: string): boolean => accepted.includes(status);
