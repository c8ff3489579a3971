import { eq } from 'drizzle-orm';
import { insertComplaints } from '../complaints/insertComplaints.ts';
import { type Database, inTransaction, type Queries } from '../database/openDatabase.ts';
import { accounts, instalments, offers, orders, tables, tablesOfOrder } from '../database/schema.ts';
import { newToken } from '../http/secrets.ts';
import { addDays, dayIso } from '../loan/dates.ts';
import { accountSeeds } from './accountSeeds.ts';
import { allOffers, type OfferSeed } from './allOffers.ts';
import { type BorrowerSeed, borrowers } from './borrowers.ts';

async function insertAccounts(tx: Queries, userId: string): Promise<void> {
  const own = accountSeeds.filter((seed) => seed.userId === userId);
  if (own.length > 0) await tx.insert(accounts).values(own.map((seed) => ({ ...seed, loanOrderId: '' })));
}

async function insertBorrower(tx: Queries, seed: BorrowerSeed, todayIso: string): Promise<void> {
  const { instalments: parts, orderId, lateFeeCents = 0, rolloverCents = 0, ...rest } = seed;
  const isDelay = rolloverCents > 0;
  const row = { ...rest, id: orderId, token: newToken(), lateFeeCents, rolloverCents, isDelay, revision: 1 };
  const added = await tx.insert(orders).values(row).onConflictDoNothing();
  if (added.rowsAffected === 0) return;
  const partRows = parts.map(({ amountCents, dueInDays, isPaid }, index) => {
    const dueDateIso = addDays(todayIso, dueInDays);
    return { orderId, number: index + 1, amountCents, dueDateIso, paidAt: isPaid ? `${dueDateIso} 10:15:00` : '' };
  });
  await tx.insert(instalments).values(partRows);
  await insertComplaints(tx, seed, todayIso);
  await insertAccounts(tx, seed.userId);
}

async function insertOffer(tx: Queries, seed: OfferSeed, todayIso: string): Promise<void> {
  const row = { ...seed, token: newToken(), offeredOn: todayIso, pushedAt: '' };
  const added = await tx.insert(offers).values(row).onConflictDoNothing();
  if (added.rowsAffected > 0) await insertAccounts(tx, seed.userId);
}

/** Adds everything that is missing, with dates from today. Existing rows are not changed. */
async function insertMissing(tx: Queries, nowMs: number): Promise<void> {
  const todayIso = dayIso(nowMs);
  for (const seed of borrowers) await insertBorrower(tx, seed, todayIso);
  for (const seed of allOffers) await insertOffer(tx, seed, todayIso);
}

/** Adds the borrowers that are missing. */
export const seedMissing = (database: Database, nowMs: number): Promise<void> =>
  inTransaction(database, (tx) => insertMissing(tx, nowMs));

/** Deletes everything and adds all borrowers again, with dates from today. */
export const resetAll = (database: Database, nowMs: number): Promise<void> =>
  inTransaction(database, async (tx) => {
    for (const table of tables) await tx.delete(table);
    await insertMissing(tx, nowMs);
  });

/**
 * Resets one order, with dates from today, and the offers and accounts of its borrower. @returns false if no borrower of
 * the sandbox has this order.
 */
export async function resetOrder(database: Database, orderId: string, nowMs: number): Promise<boolean> {
  const userId = [...borrowers, ...allOffers].find((seed) => seed.orderId === orderId)?.userId;
  if (userId === undefined) return false;
  await inTransaction(database, async (tx) => {
    for (const table of tablesOfOrder) await tx.delete(table).where(eq(table.orderId, orderId));
    await tx.delete(orders).where(eq(orders.id, orderId));
    await tx.delete(accounts).where(eq(accounts.userId, userId));
    await insertMissing(tx, nowMs);
  });
  return true;
}
