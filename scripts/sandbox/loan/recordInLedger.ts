import type { Queries } from '../database/openDatabase.ts';
import { type LedgerRow, ledger } from '../database/schema.ts';
import { timeText } from './dates.ts';

/** A line for the ledger; amounts stand as they came, so that a refused call's is kept too. */
export type LedgerEntry = Omit<LedgerRow, 'id' | 'at'>;

/** Adds a line to the ledger. */
export async function recordInLedger(db: Queries, entry: LedgerEntry, nowMs: number): Promise<void> {
  await db.insert(ledger).values({ ...entry, at: timeText(nowMs) });
}
