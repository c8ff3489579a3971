import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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

/**
 * What a call was answered, by the `Idempotency-Key` that it came with: a key is one borrower's, and one call's. `digest` is of the
 * request, which has to be the same when it comes again.
 */
export const keptAnswers = sqliteTable(
  'sandbox_kept_answers',
  {
    userId: text('user_id').notNull(),
    call: text().notNull(),
    key: text().notNull(),
    digest: text().notNull(),
    orderId: text('order_id').notNull(),
    atMs: integer('at_ms').notNull(),
    code: text().notNull(),
    message: text().notNull(),
    data: text({ mode: 'json' }).$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] }), index('sandbox_kept_at').on(table.atMs)],
);

export type KeptAnswer = typeof keptAnswers.$inferSelect;

/** Every table of these, for making, dropping and emptying them. */
export const accessTables = [sessions, staffSessions, staffTries, keptAnswers] as const;

/** Those with rows of one order. */
export const accessTablesOfOrder = [keptAnswers] as const;
