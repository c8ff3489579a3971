/** The session id of the cases. Anywhere but in the history entry's own session, it has leaked. */
export const SESSION_ID = 'session-of-the-fault-matrix';

/** The session id of the phone's previous user, in cases that have one. */
export const EARLIER_SESSION_ID = 'session-of-somebody-else';
