import { blob, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { FaultSpec } from '../faults/faultSpec.ts';
import type { OrderTraits } from '../seed/borrowerSeed.ts';
import type { OfferTerms } from '../seed/offerTerms.ts';

// Every table's name begins with `sandbox_`: on a shared server the sandbox may drop and remake only what is its own. There is little
// in them, so that the only indexes are those that keep something from being there twice.

/** Whose an order or an offer is, of which product, and what it shows in plain words. */
const who = () => ({
  userId: text('user_id').notNull(),
  borrowerName: text('borrower_name').notNull(),
  mobilePhone: text('mobile_phone').notNull(),
  productId: text('product_id').notNull(),
  productName: text('product_name').notNull(),
  story: text().notNull(),
});

/** One loan order of one borrower. `revision` grows with every change of what is due; a pay code is good for one. */
export const orders = sqliteTable('sandbox_orders', {
  id: text().primaryKey(),
  ...who(),
  status: integer().notNull(),
  isDelay: integer('is_delay', { mode: 'boolean' }).notNull(),
  lateFeeCents: integer('late_fee_cents').notNull(),
  rolloverCents: integer('rollover_cents').notNull(),
  revision: integer().notNull(),
  traits: text({ mode: 'json' }).$type<OrderTraits>().notNull(),
});

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
    token: text().notNull().unique(),
    orderId: text('order_id').notNull(),
    revision: integer().notNull(),
    channelNumber: text('channel_number').notNull(),
    amountCents: integer('amount_cents').notNull(),
    isDelay: integer('is_delay', { mode: 'boolean' }).notNull(),
    paidAt: text('paid_at').notNull(),
  },
  (table) => [
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
export const ledger = sqliteTable('sandbox_ledger', {
  id: integer().primaryKey({ autoIncrement: true }),
  at: text().notNull(),
  kind: text().notNull(),
  orderId: text('order_id').notNull(),
  payCode: text('pay_code').notNull(),
  channelNumber: text('channel_number').notNull(),
  amount: text().notNull(),
  isDelay: integer('is_delay', { mode: 'boolean' }).notNull(),
  outcome: text().notNull(),
});

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
export const offers = sqliteTable('sandbox_offers', {
  orderId: text('order_id').primaryKey(),
  token: text().notNull().unique(),
  ...who(),
  isNew: integer('is_new', { mode: 'boolean' }).notNull(),
  offeredOn: text('offered_on').notNull(),
  pushedAt: text('pushed_at').notNull(),
  terms: text({ mode: 'json' }).$type<OfferTerms>().notNull(),
});

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
type CardPaymentState = 'waiting' | 'paid' | 'void';

/**
 * Payments by card, paid or not. `code` is what the phone was sent at `sentAtMs`, and `tries` how often a wrong one was tried; it is
 * empty where none is needed.
 */
export const cardPayments = sqliteTable('sandbox_card_payments', {
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
});

/** Messages that a phone has received. */
export const phoneMessages = sqliteTable('sandbox_phone_messages', {
  id: integer().primaryKey({ autoIncrement: true }),
  at: text().notNull(),
  userId: text('user_id').notNull(),
  orderId: text('order_id').notNull(),
  mobilePhone: text('mobile_phone').notNull(),
  content: text().notNull(),
  code: text().notNull(),
});

/**
 * A borrower's complaint and what the service staff answered. `orderId` is empty where it is about no order, `answeredAt`
 * until it is answered; `score` is 0 until the borrower has rated the answer. Images stand by their names in the evidence.
 */
export const complaints = sqliteTable('sandbox_complaints', {
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
});

/** Images that borrowers uploaded, and the staff's. The name is the secret of its address. */
export const evidence = sqliteTable('sandbox_evidence', {
  name: text().primaryKey(),
  at: text().notNull(),
  userId: text('user_id').notNull(),
  orderId: text('order_id').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
});

/** Sessions of borrowers that are good. One that is not here has ended, or never was. */
export const sessions = sqliteTable('sandbox_sessions', {
  sessionId: text('session_id').primaryKey(),
  userId: text('user_id').notNull(),
});

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
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] })],
);

/** Captchas, by their session. Each fetch of the image draws a new code; empty before the first, and after too many wrong tries. */
export const captchas = sqliteTable('sandbox_captchas', {
  sid: text().primaryKey(),
  code: text().notNull(),
  drawnAtMs: integer('drawn_at_ms').notNull(),
  tries: integer().notNull(),
});

/** The newest registration code of a phone, and how often a wrong one was tried. */
export const registrationCodes = sqliteTable('sandbox_registration_codes', {
  phone: text().primaryKey(),
  code: text().notNull(),
  sentAtMs: integer('sent_at_ms').notNull(),
  tries: integer().notNull(),
});

/** Who registered on a landing page, and by which campaign. */
export const registrations = sqliteTable('sandbox_registrations', {
  phone: text().primaryKey(),
  userId: text('user_id').notNull(),
  at: text().notNull(),
  landingId: text('landing_id').notNull(),
  campaign: text({ mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
});

/** Visits to landing pages (`kind` is visit) and presses of their button (click). */
export const landingEvents = sqliteTable('sandbox_landing_events', {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text().notNull(),
  at: text().notNull(),
  fields: text({ mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
});

/** Messages of pages that report, each as it came. There is nobody's number in any of them. */
export const reports = sqliteTable('sandbox_reports', {
  id: integer().primaryKey({ autoIncrement: true }),
  atMs: integer('at_ms').notNull(),
  body: text().notNull(),
});

export type Order = typeof orders.$inferSelect;
export type Instalment = typeof instalments.$inferSelect;
export type PayCode = typeof payCodes.$inferSelect;
export type LedgerRow = typeof ledger.$inferSelect;
export type Account = typeof accounts.$inferSelect;
export type Offer = typeof offers.$inferSelect;
export type CardPayment = typeof cardPayments.$inferSelect;
export type PhoneMessage = typeof phoneMessages.$inferSelect;
export type Complaint = typeof complaints.$inferSelect;

/** Every table, for making, dropping and emptying them all; a new table joins this list. */
export const tables = [
  ...[orders, instalments, payCodes, ledger, faults, events, storeRatings],
  ...[sessions, staffSessions, staffTries, keptAnswers],
  ...[accounts, offers, repayTokens, cardPayments, phoneMessages],
  ...[captchas, registrationCodes, registrations, landingEvents],
  ...[complaints, evidence, reports],
];

/** Tables that hold rows of one order under `order_id`, for resetting one borrower. */
export const tablesOfOrder = tables.filter((table) => 'orderId' in table);
