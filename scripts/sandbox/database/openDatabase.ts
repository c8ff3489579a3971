import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient, type ResultSet } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { type BaseSQLiteDatabase, getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { tables } from './schema.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function columnDefinition(column: SQLiteColumn): string {
  const key = column.primary ? ' PRIMARY KEY' : '';
  const counting = 'autoIncrement' in column && column.autoIncrement === true ? ' AUTOINCREMENT' : '';
  return `"${column.name}" ${column.getSQLType()}${key}${counting}${column.notNull ? ' NOT NULL' : ''}${column.isUnique ? ' UNIQUE' : ''}`;
}

function tableDefinition(table: SQLiteTable): string {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys.map((key) => `PRIMARY KEY (${quoted(key.columns.map((column) => column.name))})`);
  return `CREATE TABLE "${name}" (${[...columns.map(columnDefinition), ...keys].join(', ')})`;
}

const definitions = tables.map(tableDefinition);
const version = createHash('sha256').update(definitions.join('\n')).digest('hex');

async function storedVersion(db: Queries): Promise<string> {
  await db.run(sql`CREATE TABLE IF NOT EXISTS sandbox_schema (version text NOT NULL)`);
  const [row] = await db.all<{ version: string }>(sql`SELECT version FROM sandbox_schema`);
  return row?.version ?? '';
}

/**
 * Creates the tables if they do not exist, or are of another version. The data are only for demonstration, so a database of
 * another version is emptied, not migrated.
 */
export function createTables(database: Database): Promise<void> {
  return inTransaction(database, async (tx) => {
    if ((await storedVersion(tx)) === version) return;
    for (const table of tables) await tx.run(sql.raw(`DROP TABLE IF EXISTS "${getTableConfig(table).name}"`));
    for (const definition of definitions) await tx.run(sql.raw(definition));
    await tx.run(sql`DELETE FROM sandbox_schema`);
    await tx.run(sql`INSERT INTO sandbox_schema (version) VALUES (${version})`);
  });
}

const PATIENCE_MS = 15_000;
const LONGEST_PAUSE_MS = 20;

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && String(error.code).startsWith('SQLITE_BUSY')) return true;
  return isBusy(error.cause);
}

/** Retries while another connection holds the lock. @throws any other error. */
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

/** Executes queries: a connection, or a transaction. */
export type Queries = BaseSQLiteDatabase<'async', ResultSet>;

/** The sandbox's database. All writes go through `inTransaction`. */
export interface Database {
  readonly url: string;
  readonly reader: Queries;
  readonly close: () => void;
}

/**
 * The embedded driver blocks the whole process while it waits for a lock, and this process itself may hold the lock. So it waits
 * only for a moment, and `retryWhileBusy` waits on without blocking.
 */
const BUSY_TIMEOUT_MS = 5;

/** Makes a new client, which the caller has to close. */
export const connect = (url: string): Client => createClient({ url, timeout: BUSY_TIMEOUT_MS });

/** The file that an address such as `file:a.db` or `file:///srv/a.db?mode=rwc` names. */
const pathOfFileUrl = (url: string): string => url.replace(/^file:(\/\/)?/, '').replace(/\?.*$/, '');

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
 * Runs `work` in a transaction that takes the write lock first, so that the data it reads cannot change before it writes. `work` may run
 * again if the lock could not be taken.
 */
export function inTransaction<Result>({ url }: Database, work: (tx: Queries) => Promise<Result>): Promise<Result> {
  return retryWhileBusy(async () => {
    // A new client for each attempt: the embedded driver leaves a statement that was blocked by a lock unfinished, and the connection can then
    // neither begin nor commit until the garbage collector has run.
    const client = connect(url);
    try {
      return await drizzle(client).transaction(work);
    } finally {
      client.close();
    }
  });
}
