import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { faults } from '../database/schema.ts';
import type { ArmedFault, FaultSpec } from './faultSpec.ts';

/** Arms a fault for the next matching calls, of any process on this database. */
export async function armFault(database: Database, armed: ArmedFault): Promise<void> {
  const { call, orderId, spec, times } = armed;
  await inTransaction(database, (tx) => tx.insert(faults).values({ call, orderId, spec, remaining: times }));
}

/** Disarms every fault. */
export async function clearFaults(database: Database): Promise<void> {
  await inTransaction(database, (tx) => tx.delete(faults));
}

const matches = (call: string, orderId: string) =>
  and(eq(faults.call, call), gt(faults.remaining, 0), or(eq(faults.orderId, ''), eq(faults.orderId, orderId)));

/** Uses up one turn of the oldest fault armed for this call, if there is one. */
export async function takeFault(database: Database, call: string, orderId: string): Promise<FaultSpec | null> {
  const wanted = database.reader.select().from(faults).where(matches(call, orderId)).orderBy(asc(faults.id)).limit(1);
  const [found] = await wanted;
  if (found === undefined) return null;
  const taken = await inTransaction(database, (tx) =>
    tx
      .update(faults)
      .set({ remaining: sql`${faults.remaining} - 1` })
      .where(and(eq(faults.id, found.id), gt(faults.remaining, 0))),
  );
  return taken.rowsAffected === 1 ? found.spec : takeFault(database, call, orderId);
}
