/**
 * Why the outcome of a call is unknown: no connection, no response in time, an HTTP error, a page of HTML, as the login of a Wi-Fi sends it to whoever
 * asks for anything (`portal`), no envelope, data of another shape, an error in the
 * page's own code, or an address without what the call needs, so that nothing was sent.
 */
export type UnknownReason = 'offline' | 'timeout' | 'http' | 'portal' | 'body' | 'data' | 'bug' | 'incomplete';

/**
 * What a refusal means for the borrower, where its code says so: nobody is signed in; this borrower may not see it; there is
 * no such order, or it is somebody else's; nothing is to be repaid now; the date cannot be moved, or has been moved already;
 * the loan was withdrawn; no offer is open; there is no bank account yet for a loan to go to.
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
