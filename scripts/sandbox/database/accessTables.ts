import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Sessions of borrowers that are good. One that is not here has ended, or never was. */
export const sessions = sqliteTable(
  'sandbox_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    userId: text('user_id').notNull(),
  },
  (table) => [index('sandbox_sessions_user').on(table.userId)],
);

/** Every table of these, for making, dropping and emptying them. */
export const accessTables = [sessions] as const;
