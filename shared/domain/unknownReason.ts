/**
 * Why nothing is known of a call: no connection, no response in time, an HTTP error, no envelope, data of another shape, or
 * an error in the page's own code.
 */
export type UnknownReason = 'offline' | 'timeout' | 'http' | 'body' | 'data' | 'bug';
