import { drizzle } from 'drizzle-orm/libsql';
import { connect, type Database, type Queries } from './openDatabase.ts';
import { retryWhileBusy } from './retryWhileBusy.ts';

type Work<Result> = (tx: Queries) => Promise<Result>;

/**
 * A connection of its own for each attempt: the embedded driver leaves a statement that met a lock unfinished, and the
 * connection can then neither begin nor commit until the garbage collector has come by.
 */
async function onNewConnection<Result>(url: string, work: Work<Result>): Promise<Result> {
  const client = connect(url);
  try {
    return await drizzle(client).transaction(work);
  } finally {
    client.close();
  }
}

/**
 * Runs `work` with the write lock taken first, so that what it reads cannot change before it writes. `work` may run
 * again where the lock was not to be had. Within a transaction that is open already, `work` joins it.
 */
export function inTransaction<Result>(database: Database, work: Work<Result>): Promise<Result> {
  if (database.open) return work(database.open);
  return retryWhileBusy(() => onNewConnection(database.url, work));
}

/** The database as it is seen from within a transaction: all that reads and writes there is part of it. */
export const within = (database: Database, tx: Queries): Database => ({ ...database, reader: tx, open: tx });
