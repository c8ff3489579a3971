/** The session of the cases: wherever this text stands but in the entry's own session, the session has got out. */
export const SESSION_ID = 'session-of-the-fault-matrix';
