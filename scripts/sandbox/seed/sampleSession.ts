/**
 * The session of a borrower of the seeds: fixed, so that links and tests are the same every time. The seeds are samples; whoever
 * registers gets a session that nobody can guess.
 */
export const sampleSessionOf = (userId: string): string => `session-${userId}`;
