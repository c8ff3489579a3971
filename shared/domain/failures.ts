/**
 * Why the outcome of a call is unknown: no connection, no response in time, an HTTP error, an HTML page, such as the login
 * page of a Wi-Fi network (`portal`), no envelope, data of another shape, an error in the
 * page's own code, or an address without what the call needs, so that nothing was sent.
 */
export type UnknownReason = 'offline' | 'timeout' | 'http' | 'portal' | 'body' | 'data' | 'bug' | 'incomplete';

/**
 * What a refusal means for the borrower, if its code says so: not signed in; not allowed to see it; no such order, or
 * somebody else's; nothing to repay now; the date cannot be moved, or was moved already; the loan was withdrawn; no open
 * offer; no bank account to pay the loan to.
 */
export const REFUSAL_KINDS = [
  'signedOut',
  'forbidden',
  'noSuchOrder',
  'nothingToRepay',
  'notExtendable',
  'withdrawn',
  'noOffer',
  'noAccount',
] as const;

export type RefusalKind = (typeof REFUSAL_KINDS)[number];
