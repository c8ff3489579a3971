import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { FaultSpec } from '../faults/faultSpec.ts';
import type { OrderTraits } from '../seed/borrowerSeed.ts';
import { accessTables, accessTablesOfOrder } from './accessTables.ts';
import { complaintTables } from './complaintTables.ts';
import { loanTables, loanTablesOfOrder } from './loanTables.ts';
import { promotionTables } from './promotionTables.ts';
import { reportTables } from './reportTables.ts';

// Every table's name begins with `sandbox_`: on a shared server the sandbox may drop and remake only what is its own.

/** One loan order of one borrower. `revision` grows with every change of what is due; a pay code is good for one. */
export const orders = sqliteTable(
  'sandbox_orders',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    borrowerName: text('borrower_name').notNull(),
    mobilePhone: text('mobile_phone').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    story: text().notNull(),
    status: integer().notNull(),
    isDelay: integer('is_delay', { mode: 'boolean' }).notNull(),
    lateFeeCents: integer('late_fee_cents').notNull(),
    rolloverCents: integer('rollover_cents').notNull(),
    revision: integer().notNull(),
    traits: text({ mode: 'json' }).$type<OrderTraits>().notNull(),
  },
  (table) => [index('sandbox_orders_user').on(table.userId)],
);

/** The parts that an order is repaid in; a loan repaid at once has one. `paidAt` is empty until it is paid. */
export const instalments = sqliteTable(
  'sandbox_instalments',
  {
    orderId: text('order_id').notNull(),
    number: integer().notNull(),
    amountCents: integer('amount_cents').notNull(),
    dueDateIso: text('due_date_iso').notNull(),
    paidAt: text('paid_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
);

/**
 * A code that a borrower pays with at a channel, and the token of the page where they do: a code can be read off a slip, and only
 * who got the address knows the token. The unique index makes one code of a request that came twice.
 */
export const payCodes = sqliteTable(
  'sandbox_pay_codes',
  {
    code: text().primaryKey(),
    token: text().notNull(),
    orderId: text('order_id').notNull(),
    revision: integer().notNull(),
    channelNumber: text('channel_number').notNull(),
    amountCents: integer('amount_cents').notNull(),
    isDelay: integer('is_delay', { mode: 'boolean' }).notNull(),
    paidAt: text('paid_at').notNull(),
  },
  (table) => [
    uniqueIndex('sandbox_pay_codes_token').on(table.token),
    uniqueIndex('sandbox_one_pay_code').on(
      table.orderId,
      table.revision,
      table.channelNumber,
      table.amountCents,
      table.isDelay,
    ),
  ],
);

/** Every call that can move money or sign, and every payment, in order; `outcome` is the answer's code. */
export const ledger = sqliteTable(
  'sandbox_ledger',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    kind: text().notNull(),
    orderId: text('order_id').notNull(),
    payCode: text('pay_code').notNull(),
    channelNumber: text('channel_number').notNull(),
    amount: text().notNull(),
    isDelay: integer('is_delay', { mode: 'boolean' }).notNull(),
    outcome: text().notNull(),
  },
  (table) => [index('sandbox_ledger_order').on(table.orderId)],
);

/** Faults that are armed: each serves `remaining` more calls. An empty `orderId` matches every order. */
export const faults = sqliteTable('sandbox_faults', {
  id: integer().primaryKey({ autoIncrement: true }),
  call: text().notNull(),
  orderId: text('order_id').notNull(),
  spec: text({ mode: 'json' }).$type<FaultSpec>().notNull(),
  remaining: integer().notNull(),
});

/** Points that the pages report. */
export const events = sqliteTable('sandbox_events', {
  id: integer().primaryKey({ autoIncrement: true }),
  at: text().notNull(),
  orderId: text('order_id').notNull(),
  productId: text('product_id').notNull(),
  moduleId: text('module_id').notNull(),
  positionId: text('position_id').notNull(),
});

/** Ratings of the store; an order that has one is not asked again. */
export const storeRatings = sqliteTable('sandbox_store_ratings', {
  id: integer().primaryKey({ autoIncrement: true }),
  at: text().notNull(),
  orderId: text('order_id').notNull(),
  score: integer().notNull(),
});

export type Order = typeof orders.$inferSelect;
export type Instalment = typeof instalments.$inferSelect;
export type PayCode = typeof payCodes.$inferSelect;
export type LedgerRow = typeof ledger.$inferSelect;

/** Every table, for making, dropping and emptying them all; a new table joins this list. */
export const tables = [
  orders,
  instalments,
  payCodes,
  ledger,
  faults,
  events,
  storeRatings,
  ...accessTables,
  ...loanTables,
  ...promotionTables,
  ...complaintTables,
  ...reportTables,
] as const;

/** Tables that hold rows of one order under `order_id`, for resetting one borrower. */
export const tablesOfOrder = [
  instalments,
  payCodes,
  ledger,
  faults,
  events,
  storeRatings,
  ...accessTablesOfOrder,
  ...loanTablesOfOrder,
  ...complaintTables,
] as const;
