import { eq } from 'drizzle-orm';
import { insertComplaints } from '../complaints/insertComplaints.ts';
import { type Database, inTransaction, type Queries } from '../database/openDatabase.ts';
import { accounts, instalments, offers, orders, tables, tablesOfOrder } from '../database/schema.ts';
import { newToken } from '../http/secrets.ts';
import { addDays, dayIso } from '../loan/dates.ts';
import { insertSampleSessions } from '../session/sessionStore.ts';
import { accountSeeds } from './accountSeeds.ts';
import { allOffers } from './allOffers.ts';
import type { BorrowerSeed, InstalmentSeed } from './borrowerSeed.ts';
import { borrowers } from './borrowers.ts';
import type { OfferSeed } from './offerTerms.ts';

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

function orderRow(seed: BorrowerSeed) {
  const { instalments: _, orderId, lateFeeCents = 0, rolloverCents = 0, ...rest } = seed;
  return { ...rest, id: orderId, lateFeeCents, rolloverCents, isDelay: rolloverCents > 0, revision: 1 };
}

function partRow(orderId: string, part: InstalmentSeed, index: number, todayIso: string) {
  const { amountCents, dueInDays, isPaid } = part;
  const dueDateIso = addDays(todayIso, dueInDays);
  return { orderId, number: index + 1, amountCents, dueDateIso, paidAt: isPaid ? `${dueDateIso} 10:15:00` : '' };
}

async function insertBorrower(tx: Queries, seed: BorrowerSeed, todayIso: string): Promise<void> {
  const added = await tx.insert(orders).values(orderRow(seed)).onConflictDoNothing();
  if (added.rowsAffected === 0) return;
  await tx
    .insert(instalments)
    .values(seed.instalments.map((part, index) => partRow(seed.orderId, part, index, todayIso)));
  await insertComplaints(tx, seed, todayIso);
}

async function insertBorrowers(tx: Queries, seeds: readonly BorrowerSeed[], nowMs: number): Promise<void> {
  for (const seed of seeds) await insertBorrower(tx, seed, dayIso(nowMs));
}

/** Adds the borrowers that are not there. What exists stays as it is. */
export function seedMissing(database: Database, nowMs: number): Promise<void> {
  return inTransaction(database, async (tx) => {
    await insertBorrowers(tx, borrowers, nowMs);
    await insertLoans(tx, nowMs);
  });
}

/** Empties everything and begins anew, as of today. */
export function resetAll(database: Database, nowMs: number): Promise<void> {
  return inTransaction(database, async (tx) => {
    for (const table of tables) await tx.delete(table);
    await insertBorrowers(tx, borrowers, nowMs);
    await insertLoans(tx, nowMs);
  });
}

/**
 * Begins one order anew, as of today, with what its borrower was offered and has bound. Answers false where no borrower of
 * the sandbox has it.
 */
export async function resetOrder(database: Database, orderId: string, nowMs: number): Promise<boolean> {
  const seeds = borrowers.filter((seed) => seed.orderId === orderId);
  const userId = (seeds[0] ?? offerSeedOf(orderId))?.userId;
  await inTransaction(database, async (tx) => {
    if (userId === undefined) return;
    for (const table of tablesOfOrder) await tx.delete(table).where(eq(table.orderId, orderId));
    await tx.delete(orders).where(eq(orders.id, orderId));
    await insertBorrowers(tx, seeds, nowMs);
    await resetLoans(tx, orderId, userId, nowMs);
  });
  return userId !== undefined;
}
