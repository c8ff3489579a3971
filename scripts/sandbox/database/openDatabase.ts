import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Client, createClient, type ResultSet } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { retryWhileBusy } from './retryWhileBusy.ts';

/** What reads and writes: a connection, or a transaction. */
export type Queries = BaseSQLiteDatabase<'async', ResultSet>;

/** The sandbox's database. Whatever writes goes through `inTransaction`. */
export interface Database {
  readonly url: string;
  readonly reader: Queries;
  /** The transaction that is open, where this is the database as seen from within one. */
  readonly open?: Queries;
  readonly close: () => void;
}

/**
 * The embedded driver waits for a lock with the whole process held, and the lock may be this process's own. So it waits
 * a moment only, and `retryWhileBusy` waits on without holding anybody.
 */
const BUSY_TIMEOUT_MS = 5;

/** A client of its own, for the caller to close. */
export const connect = (url: string): Client => createClient({ url, timeout: BUSY_TIMEOUT_MS });

/** The file that an address such as `file:a.db` or `file:///srv/a.db?mode=rwc` names. */
export const pathOfFileUrl = (url: string): string => url.replace(/^file:(\/\/)?/, '').replace(/\?.*$/, '');

/** Write-ahead logging lets readers go on while another connection writes. */
async function logAhead(client: Client): Promise<Client> {
  try {
    await drizzle(client).run(sql`PRAGMA journal_mode = WAL`);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Opens `file:…` as an embedded database, or a libSQL server's address. */
export async function openDatabase(url: string): Promise<Database> {
  const isFile = url.startsWith('file:');
  if (isFile) await mkdir(dirname(pathOfFileUrl(url)), { recursive: true });
  const client = isFile ? await retryWhileBusy(() => logAhead(connect(url))) : connect(url);
  return { url, reader: drizzle(client), close: () => client.close() };
}
