/**
 * Why nothing is known of a call: no connection, no response in time, an HTTP error, no envelope, data of another shape, an
 * error in the page's own code, or an address that does not say what to ask for, so that nothing was sent.
 */
export type UnknownReason = 'offline' | 'timeout' | 'http' | 'body' | 'data' | 'bug' | 'incomplete';
