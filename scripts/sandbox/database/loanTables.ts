import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { OfferTerms } from '../seed/offerSeed.ts';

/**
 * Accounts that a borrower has bound: cards (`cardType` 1) and wallets (2). `loanOrderId` is the order whose page sent the
 * borrower to bind it, or empty. The unique index makes one account of a number that is saved twice.
 */
export const accounts = sqliteTable(
  'sandbox_accounts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text('user_id').notNull(),
    cardType: text('card_type').notNull(),
    bankCode: text('bank_code').notNull(),
    bankName: text('bank_name').notNull(),
    accountNumber: text('account_number').notNull(),
    needsCode: integer('needs_code', { mode: 'boolean' }).notNull(),
    loanOrderId: text('loan_order_id').notNull(),
  },
  (table) => [uniqueIndex('sandbox_one_account').on(table.userId, table.cardType, table.accountNumber)],
);

/**
 * Loans that wait for their borrower's word, as of the day `offeredOn`. `pushedAt` is empty until it is given. `token` is what the
 * addresses of its contracts are made of.
 */
export const offers = sqliteTable(
  'sandbox_offers',
  {
    orderId: text('order_id').primaryKey(),
    token: text().notNull(),
    userId: text('user_id').notNull(),
    borrowerName: text('borrower_name').notNull(),
    mobilePhone: text('mobile_phone').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    story: text().notNull(),
    isNew: integer('is_new', { mode: 'boolean' }).notNull(),
    offeredOn: text('offered_on').notNull(),
    pushedAt: text('pushed_at').notNull(),
    terms: text({ mode: 'json' }).$type<OfferTerms>().notNull(),
  },
  (table) => [
    index('sandbox_offers_user').on(table.userId, table.productId),
    uniqueIndex('sandbox_offers_token').on(table.token),
  ],
);

/** What a payment by card is begun with: one for each revision of an order. */
export const repayTokens = sqliteTable(
  'sandbox_repay_tokens',
  {
    token: text().primaryKey(),
    orderId: text('order_id').notNull(),
    revision: integer().notNull(),
  },
  (table) => [uniqueIndex('sandbox_one_repay_token').on(table.orderId, table.revision)],
);

/** Where a payment by card stands: it waits for its code, is paid, or a newer one has taken its place. */
export type CardPaymentState = 'waiting' | 'paid' | 'void';

/**
 * Payments by card, paid or not. `code` is what the phone was sent at `sentAtMs`, and `tries` how often a wrong one was tried; it is
 * empty where none is needed.
 */
export const cardPayments = sqliteTable(
  'sandbox_card_payments',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: text('order_id').notNull(),
    revision: integer().notNull(),
    token: text().notNull(),
    accountId: integer('account_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    code: text().notNull(),
    state: text().$type<CardPaymentState>().notNull(),
    sentAtMs: integer('sent_at_ms').notNull(),
    tries: integer().notNull(),
  },
  (table) => [index('sandbox_card_payments_order').on(table.orderId)],
);

/** Messages that a phone has received. */
export const phoneMessages = sqliteTable(
  'sandbox_phone_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    userId: text('user_id').notNull(),
    orderId: text('order_id').notNull(),
    mobilePhone: text('mobile_phone').notNull(),
    content: text().notNull(),
    code: text().notNull(),
  },
  (table) => [
    index('sandbox_phone_messages_user').on(table.userId),
    index('sandbox_phone_messages_phone').on(table.mobilePhone),
  ],
);

export type Account = typeof accounts.$inferSelect;
export type Offer = typeof offers.$inferSelect;
export type CardPayment = typeof cardPayments.$inferSelect;
export type PhoneMessage = typeof phoneMessages.$inferSelect;

/** Every table of these, for making, dropping and emptying them. */
export const loanTables = [accounts, offers, repayTokens, cardPayments, phoneMessages] as const;

/** Those with rows of one order. */
export const loanTablesOfOrder = [offers, repayTokens, cardPayments, phoneMessages] as const;
