import { eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { sessions } from '../database/schema.ts';
import { newToken } from '../http/secrets.ts';

/**
 * Returns the session id of a seeded borrower. It is predictable, so that links and tests stay the same; a newly registered
 * borrower gets a random one.
 */
export const sampleSessionOf = (userId: string): string => `session-${userId}`;

/** Creates the sessions of seeded borrowers; existing ones stay. */
export async function insertSampleSessions(tx: Queries, userIds: readonly string[]): Promise<void> {
  const rows = [...new Set(userIds)].map((userId) => ({ sessionId: sampleSessionOf(userId), userId }));
  await tx.insert(sessions).values(rows).onConflictDoNothing();
}

/** Creates a session with a random id for a borrower. */
export async function beginSession(tx: Queries, userId: string): Promise<void> {
  await tx.insert(sessions).values({ sessionId: newToken(), userId });
}

/** Returns the user id of a session; undefined if there is no such session. */
export async function borrowerOfSession(db: Queries, sessionId: string): Promise<string | undefined> {
  const [found] = await db.select().from(sessions).where(eq(sessions.sessionId, sessionId));
  return found?.userId;
}

/** Returns the session ids by user id, for the sandbox's links into the app. */
export async function sessionsByBorrower(db: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(sessions);
  return new Map(rows.map(({ sessionId, userId }) => [userId, sessionId]));
}

/** Returns a session id of a borrower; '' if there is none. */
export async function sessionOfBorrower(db: Queries, userId: string): Promise<string> {
  const [found] = await db.select().from(sessions).where(eq(sessions.userId, userId)).limit(1);
  return found?.sessionId ?? '';
}
