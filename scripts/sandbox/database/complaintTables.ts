import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * A borrower's complaint and what the service staff answered. `orderId` is empty where it is about no order, `answeredAt`
 * until it is answered; `score` is 0 until the borrower has rated the answer. Images stand by their names in the evidence.
 */
export const complaints = sqliteTable(
  'sandbox_complaints',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    userId: text('user_id').notNull(),
    orderId: text('order_id').notNull(),
    type: text().notNull(),
    subtype: text().notNull(),
    content: text().notNull(),
    images: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    answeredAt: text('answered_at').notNull(),
    reply: text().notNull(),
    replyImages: text('reply_images', { mode: 'json' }).$type<readonly string[]>().notNull(),
    asksForRating: integer('asks_for_rating', { mode: 'boolean' }).notNull(),
    score: integer().notNull(),
  },
  (table) => [
    index('sandbox_complaints_user').on(table.userId, table.at),
    index('sandbox_complaints_order').on(table.orderId),
    index('sandbox_complaints_at').on(table.at),
  ],
);

/** Images that borrowers uploaded, and the staff's. The name is the secret of its address. */
export const evidence = sqliteTable(
  'sandbox_evidence',
  {
    name: text().primaryKey(),
    at: text().notNull(),
    userId: text('user_id').notNull(),
    orderId: text('order_id').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [index('sandbox_evidence_order').on(table.orderId)],
);

export type Complaint = typeof complaints.$inferSelect;

/** All of them, and every one holds rows of one order under `order_id`. */
export const complaintTables = [complaints, evidence] as const;
