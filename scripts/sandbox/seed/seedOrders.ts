import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bankName } from '../bank/forms.ts';
import { insertComplaints } from '../complaints/complaintSeeds.ts';
import { type Database, inTransaction, type Queries } from '../database/openDatabase.ts';
import { type Account, accounts, instalments, offers, orders, tables, tablesOfOrder } from '../database/schema.ts';
import { addDays, dayIso } from '../loan/dates.ts';
import type { Service } from '../service.ts';
import { pesoText } from '../texts.ts';
import { allOffers, type OfferSeed } from './allOffers.ts';
import { type BorrowerSeed, borrowers } from './borrowers.ts';

/** An account that exists from the start. If it `needsCode`, a payment from it has to be confirmed with a verification code. */
type AccountSeed = Omit<Account, 'id' | 'loanOrderId'>;

function card(userId: string, bankCode: string, accountNumber: string, needsCode = true): AccountSeed {
  return { userId, cardType: '1', bankCode, bankName: bankName(bankCode), accountNumber, needsCode };
}

function wallet(userId: string, accountNumber: string): AccountSeed {
  return { userId, cardType: '2', bankCode: 'SWA', bankName: bankName('SWA'), accountNumber, needsCode: false };
}

const ofPayers: readonly AccountSeed[] = [
  card('50011', 'SMB', '4572000000001234'),
  card('50011', 'SIB', '001234567890'),
  wallet('50011', '09170000011'),
  card('50022', 'SMB', '4572000000002201'),
  wallet('50022', '09170000022'),
  card('50013', 'SSB', '4572000000003456', false),
  card('50014', 'SMB', '4572000000004567'),
  card('50015', 'SIB', '001234505678'),
  wallet('50015', '09170000015'),
  card('50016', 'SMB', '4572000000006789'),
  card('50016', 'RBS', '1002003007890', false),
  wallet('50016', '09170000016'),
  wallet('50017', '09170000017'),
  card('50018', 'SPB', '4572000000008901'),
  card('50019', 'SMB', '4572000000009012'),
  wallet('50999', '09170000999'),
];

/** The first borrower with an offer is new and has no account yet. */
const ofOffers = allOffers.slice(1).map(({ userId }) => card(userId, 'SMB', `45720000000${userId}`));

/** The accounts that exist from the start; other borrowers have none. */
const accountSeeds: readonly AccountSeed[] = [...ofPayers, ...ofOffers];

async function insertAccounts(tx: Queries, userId: string): Promise<void> {
  const own = accountSeeds.filter((seed) => seed.userId === userId);
  if (own.length > 0) await tx.insert(accounts).values(own.map((seed) => ({ ...seed, loanOrderId: '' })));
}

async function insertBorrower(tx: Queries, seed: BorrowerSeed, todayIso: string): Promise<void> {
  const { instalments: parts, orderId, lateFeeCents = 0, rolloverCents = 0, ...rest } = seed;
  const isDelay = rolloverCents > 0;
  const row = { ...rest, id: orderId, token: randomUUID(), lateFeeCents, rolloverCents, isDelay, revision: 1 };
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
  const row = { ...seed, token: randomUUID(), offeredOn: todayIso, pushedAt: '' };
  const added = await tx.insert(offers).values(row).onConflictDoNothing();
  if (added.rowsAffected > 0) await insertAccounts(tx, seed.userId);
}

const PESOS = /₱([\d,]+\.\d\d)/g;

/** A seed whose sums, in cents and in its texts, are `times` as large. */
const withSums = <Seed>(seed: Seed, times: number): Seed =>
  JSON.parse(
    JSON.stringify(seed, (key, value: unknown) => {
      if (typeof value === 'number' && key.endsWith('Cents')) return value * times;
      if (typeof value !== 'string') return value;
      return value.replace(PESOS, (_, sum: string) => pesoText(Number(sum.replace(/\D/g, '')) * times));
    }),
  );

/** When a sandbox is seeded, and how many times its sums are those of the seeds. */
type Seeding = Pick<Service, 'now' | 'sumsTimes'>;

/** Adds everything that is missing, with dates from today. Existing rows are not changed. */
async function insertMissing(tx: Queries, { now, sumsTimes }: Seeding): Promise<void> {
  const todayIso = dayIso(now());
  for (const seed of borrowers) await insertBorrower(tx, withSums(seed, sumsTimes), todayIso);
  for (const seed of allOffers) await insertOffer(tx, withSums(seed, sumsTimes), todayIso);
}

/** Adds the borrowers that are missing. */
export const seedMissing = (database: Database, seeding: Seeding): Promise<void> =>
  inTransaction(database, (tx) => insertMissing(tx, seeding));

/** Deletes everything and adds all borrowers again, with dates from today. */
export const resetAll = (database: Database, seeding: Seeding): Promise<void> =>
  inTransaction(database, async (tx) => {
    for (const table of tables) await tx.delete(table);
    await insertMissing(tx, seeding);
  });

/**
 * Resets one order, with dates from today, and the offers and accounts of its borrower. @returns false if no borrower of
 * the sandbox has this order.
 */
export async function resetOrder(database: Database, orderId: string, seeding: Seeding): Promise<boolean> {
  const userId = [...borrowers, ...allOffers].find((seed) => seed.orderId === orderId)?.userId;
  if (userId === undefined) return false;
  await inTransaction(database, async (tx) => {
    for (const table of tablesOfOrder) await tx.delete(table).where(eq(table.orderId, orderId));
    await tx.delete(orders).where(eq(orders.id, orderId));
    await tx.delete(accounts).where(eq(accounts.userId, userId));
    await insertMissing(tx, seeding);
  });
  return true;
}
