import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Sessions of borrowers that are good. One that is not here has ended, or never was. */
export const sessions = sqliteTable(
  'sandbox_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    userId: text('user_id').notNull(),
  },
  (table) => [index('sandbox_sessions_user').on(table.userId)],
);

/** Sessions of the service staff, by the digest of what proves them. */
export const staffSessions = sqliteTable('sandbox_staff_sessions', {
  digest: text().primaryKey(),
  endsAtMs: integer('ends_at_ms').notNull(),
});

/** Wrong passwords of late. */
export const staffTries = sqliteTable('sandbox_staff_tries', {
  id: integer().primaryKey({ autoIncrement: true }),
  atMs: integer('at_ms').notNull(),
});

/** Every table of these, for making, dropping and emptying them. */
export const accessTables = [sessions, staffSessions, staffTries] as const;
