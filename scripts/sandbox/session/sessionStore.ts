/** Returns the session id of a borrower. It is predictable and never ends, so that links and tests stay the same. */
export const sampleSessionOf = (userId: string): string => `session-${userId}`;

/** Returns the user id of a session; '' if it is none. Whatever follows the user id after a stroke makes another session of the borrower. */
export const userOfSession = (sessionId: string): string => /^session-(\w+)(-\w+)?$/.exec(sessionId)?.[1] ?? '';
