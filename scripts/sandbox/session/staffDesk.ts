import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { staffSessions, staffTries } from '../database/schema.ts';

/** The lifetime of a staff session. */
export const SHIFT_MS = 8 * 3_600_000;

/** After this many wrong passwords within a minute, passwords are rejected without a check. */
const MAX_TRIES = 10;
const MINUTE_MS = 60_000;

// The database stores only hashes, so that a leaked one contains no usable token.
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a random staff password, for a sandbox without a configured one. */
export const newPassword = (): string => randomBytes(9).toString('base64url');

/** Creates a staff session and deletes expired ones. @returns the session's token */
export async function beginShift(tx: Queries, nowMs: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.delete(staffSessions).where(lte(staffSessions.endsAtMs, nowMs));
  await tx.insert(staffSessions).values({ digest: digestOf(token), endsAtMs: nowMs + SHIFT_MS });
  return token;
}

/** Deletes the staff session of a token. */
export async function endShift(tx: Queries, token: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.digest, digestOf(token)));
}

/** Returns whether a token belongs to a staff session that has not expired. */
export async function isOnShift(db: Queries, token: string, nowMs: number): Promise<boolean> {
  const good = and(eq(staffSessions.digest, digestOf(token)), gt(staffSessions.endsAtMs, nowMs));
  return token !== '' && (await db.$count(staffSessions, good)) > 0;
}

/** Records a wrong password and deletes records older than a minute. */
export async function noteWrongPassword(tx: Queries, nowMs: number): Promise<void> {
  await tx.delete(staffTries).where(lte(staffTries.atMs, nowMs - MINUTE_MS));
  await tx.insert(staffTries).values({ atMs: nowMs });
}

/** Returns whether there were too many wrong passwords in the last minute. */
export async function isOverrun(db: Queries, nowMs: number): Promise<boolean> {
  return (await db.$count(staffTries, gt(staffTries.atMs, nowMs - MINUTE_MS))) >= MAX_TRIES;
}
