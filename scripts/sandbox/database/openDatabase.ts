import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient, type ResultSet } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

const PATIENCE_MS = 15_000;
const LONGEST_PAUSE_MS = 20;

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && String(error.code).startsWith('SQLITE_BUSY')) return true;
  return isBusy(error.cause);
}

/** Tries again for as long as another connection holds the lock; any other failure passes through. */
async function retryWhileBusy<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const giveUpAtMs = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAtMs) throw error;
      await sleep(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}

/** What reads and writes: a connection, or a transaction. */
export type Queries = BaseSQLiteDatabase<'async', ResultSet>;

/** The sandbox's database. Whatever writes goes through `inTransaction`. */
export interface Database {
  readonly url: string;
  readonly reader: Queries;
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

/**
 * Runs `work` with the write lock taken first, so that what it reads cannot change before it writes. `work` may run
 * again where the lock was not to be had.
 */
export function inTransaction<Result>({ url }: Database, work: (tx: Queries) => Promise<Result>): Promise<Result> {
  return retryWhileBusy(async () => {
    // One for each attempt: the embedded driver leaves a statement that met a lock unfinished, and the connection can then
    // neither begin nor commit until the garbage collector has come by.
    const client = connect(url);
    try {
      return await drizzle(client).transaction(work);
    } finally {
      client.close();
    }
  });
}
