import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type Database, inTransaction, type Queries } from './openDatabase.ts';
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
