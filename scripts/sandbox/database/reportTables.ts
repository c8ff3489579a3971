import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Messages of pages that report, each as it came. There is nobody's number in any of them. */
export const reports = sqliteTable(
  'sandbox_reports',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    atMs: integer('at_ms').notNull(),
    body: text().notNull(),
  },
  (table) => [index('sandbox_reports_at').on(table.atMs)],
);

/** Every table of these, for making, dropping and emptying them. */
export const reportTables = [reports] as const;
