import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { staffSessions, staffTries } from '../database/schema.ts';

/** How long somebody stays signed in. */
export const SHIFT_MS = 8 * 3_600_000;

/** Wrong passwords within a minute after which none is looked at. */
const MAX_TRIES = 10;
const MINUTE_MS = 60_000;

// The database holds no token that signs anybody in.
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A password that nobody can guess, for a desk that was given none. */
export const newPassword = (): string => randomBytes(9).toString('base64url');

/** Signs somebody in, and answers the token that proves it. */
export async function beginShift(tx: Queries, nowMs: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.delete(staffSessions).where(lte(staffSessions.endsAtMs, nowMs));
  await tx.insert(staffSessions).values({ digest: digestOf(token), endsAtMs: nowMs + SHIFT_MS });
  return token;
}

/** Signs out who holds this token. */
export async function endShift(tx: Queries, token: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.digest, digestOf(token)));
}

/** Whether a token proves that somebody is signed in. */
export async function isOnShift(db: Queries, token: string, nowMs: number): Promise<boolean> {
  const good = and(eq(staffSessions.digest, digestOf(token)), gt(staffSessions.endsAtMs, nowMs));
  return token !== '' && (await db.$count(staffSessions, good)) > 0;
}

/** Counts a wrong password. */
export async function noteWrongPassword(tx: Queries, nowMs: number): Promise<void> {
  await tx.delete(staffTries).where(lte(staffTries.atMs, nowMs - MINUTE_MS));
  await tx.insert(staffTries).values({ atMs: nowMs });
}

/** Whether so many wrong passwords came within a minute that none is looked at for now. */
export async function isOverrun(db: Queries, nowMs: number): Promise<boolean> {
  return (await db.$count(staffTries, gt(staffTries.atMs, nowMs - MINUTE_MS))) >= MAX_TRIES;
}
