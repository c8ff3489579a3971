import { asc, desc, lte, sql } from 'drizzle-orm';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database, Queries } from '../database/openDatabase.ts';
import { reports } from '../database/reportTables.ts';
import { type Report, readReport } from './readReport.ts';

/** So many of the last messages are kept; a collector of a lender's keeps them for so many weeks. */
export const MAX_KEPT = 20_000;

/** A message, and when it came. */
export interface KeptReport extends Report {
  readonly atMs: number;
}

/** Keeps a message as it came. @throws Refusal where no page has sent it */
export const keepReport = (database: Database, body: string, nowMs: number): Promise<void> => {
  readReport(body);
  return inTransaction(database, async (tx) => {
    const [row] = await tx.insert(reports).values({ atMs: nowMs, body }).returning({ id: reports.id });
    await tx.delete(reports).where(lte(reports.id, (row?.id ?? 0) - MAX_KEPT));
  });
};

/** All that is kept, oldest first. */
export const readReports = async (db: Queries): Promise<readonly KeptReport[]> => {
  const rows = await db.select().from(reports).orderBy(asc(reports.id));
  return rows.map(({ atMs, body }) => ({ atMs, ...readReport(body) }));
};

/** The last messages as they came, oldest first. */
export const readBodies = async (db: Queries, most: number): Promise<readonly unknown[]> => {
  const rows = await db.select().from(reports).orderBy(desc(reports.id)).limit(most);
  return rows.reverse().map(({ body }) => JSON.parse(body) as unknown);
};

/** Forgets all of them. */
export const clearReports = (database: Database): Promise<void> =>
  inTransaction(database, async (tx) => void (await tx.run(sql`DELETE FROM sandbox_reports`)));
