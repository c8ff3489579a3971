/** The session of the cases: wherever this text stands but in the entry's own session, the session has got out. */
export const SESSION_ID = 'session-of-the-fault-matrix';

/** The session of who had the phone before, in a case that has somebody. */
export const EARLIER_SESSION_ID = 'session-of-somebody-else';
