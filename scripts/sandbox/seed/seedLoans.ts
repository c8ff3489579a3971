import { eq } from 'drizzle-orm';
import { accounts, offers } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { newToken } from '../http/newToken.ts';
import { dayIso } from '../loan/dates.ts';
import { insertSampleSessions } from '../session/sessionStore.ts';
import { accountSeeds } from './accountSeeds.ts';
import { allOffers } from './allOffers.ts';
import { borrowers } from './borrowers.ts';
import type { OfferSeed } from './offerSeed.ts';

async function insertAccounts(tx: Queries, userId?: string): Promise<void> {
  const seeds = accountSeeds.filter((seed) => userId === undefined || seed.userId === userId);
  const rows = seeds.map((seed) => ({ ...seed, loanOrderId: '' }));
  if (rows.length > 0) await tx.insert(accounts).values(rows).onConflictDoNothing();
}

async function insertOffers(tx: Queries, seeds: readonly OfferSeed[], nowMs: number): Promise<void> {
  const rows = seeds.map((seed) => ({
    isNew: false,
    ...seed,
    token: newToken(),
    offeredOn: dayIso(nowMs),
    pushedAt: '',
  }));
  if (rows.length > 0) await tx.insert(offers).values(rows).onConflictDoNothing();
}

/** Adds the offers, the bound accounts and the sessions that are not there. */
export async function insertLoans(tx: Queries, nowMs: number): Promise<void> {
  await insertOffers(tx, allOffers, nowMs);
  await insertAccounts(tx);
  await insertSampleSessions(
    tx,
    [...borrowers, ...allOffers].map(({ userId }) => userId),
  );
}

/** The borrower for whom a loan waits under this order number, if there is one. */
export function offerSeedOf(orderId: string): OfferSeed | undefined {
  return allOffers.find((seed) => seed.orderId === orderId);
}

/** Gives a borrower back what was offered and bound in the beginning; the order's own rows are gone already. */
export async function resetLoans(tx: Queries, orderId: string, userId: string, nowMs: number): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.userId, userId));
  await insertAccounts(tx, userId);
  await insertOffers(
    tx,
    allOffers.filter((seed) => seed.orderId === orderId),
    nowMs,
  );
}
