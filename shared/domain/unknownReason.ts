/**
 * Why the outcome of a call is unknown: no connection, no response in time, an HTTP error, no envelope, data of another shape, an error in the
 * page's own code, or an address without what the call needs, so that nothing was sent.
 */
export type UnknownReason = 'offline' | 'timeout' | 'http' | 'body' | 'data' | 'bug' | 'incomplete';
