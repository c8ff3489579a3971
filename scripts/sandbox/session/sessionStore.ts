import { eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { sessions } from '../database/schema.ts';
import { newToken } from '../http/secrets.ts';

/**
 * The session of a borrower of the seeds: fixed, so that links and tests are the same every time. The seeds are samples; whoever
 * registers gets a session that nobody can guess.
 */
export const sampleSessionOf = (userId: string): string => `session-${userId}`;

/** Gives the borrowers of the seeds their sessions, where they have none. */
export async function insertSampleSessions(tx: Queries, userIds: readonly string[]): Promise<void> {
  const rows = [...new Set(userIds)].map((userId) => ({ sessionId: sampleSessionOf(userId), userId }));
  await tx.insert(sessions).values(rows).onConflictDoNothing();
}

/** Begins a session of a borrower. */
export async function beginSession(tx: Queries, userId: string): Promise<void> {
  await tx.insert(sessions).values({ sessionId: newToken(), userId });
}

/** Whose session this is; undefined where it has ended or never was. */
export async function borrowerOfSession(db: Queries, sessionId: string): Promise<string | undefined> {
  const [found] = await db.select().from(sessions).where(eq(sessions.sessionId, sessionId));
  return found?.userId;
}

/** The sessions that are good, by their borrowers: for the sandbox's own links into the app. */
export async function sessionsByBorrower(db: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(sessions);
  return new Map(rows.map(({ sessionId, userId }) => [userId, sessionId]));
}

/** A good session of one borrower; '' where there is none. */
export async function sessionOfBorrower(db: Queries, userId: string): Promise<string> {
  const [found] = await db.select().from(sessions).where(eq(sessions.userId, userId)).limit(1);
  return found?.sessionId ?? '';
}
