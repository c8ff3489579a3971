import { blob, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { FaultSpec } from '../faults/faultSpec.ts';
import type { OfferTerms } from '../seed/offerTerms.ts';
import type { OrderTraits } from '../seed/orderTraits.ts';

// Every table's name begins with `sandbox_`: on a shared server the sandbox may drop and remake only what is its own. There is little
// in them, so that the only indexes are those that keep something from being there twice.

// Every column holds a value; its name in the database is the name here with `_` between its words.
const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const textColumn = (name: string) => text(name).notNull();
const integerColumn = (name: string) => integer(name).notNull();
const flagColumn = (name: string) => integer(name, { mode: 'boolean' }).notNull();

const columnsOf =
  <Column>(column: (name: string) => Column) =>
  <Name extends string>(...names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, column(inWords(name))])) as Record<Name, Column>;

const texts = columnsOf(textColumn);
const integers = columnsOf(integerColumn);
const flags = columnsOf(flagColumn);

/** The number of a row, which no other row gets again. */
const numbered = () => ({ id: integer().primaryKey({ autoIncrement: true }) });

/** Whose an order or an offer is, of which product, and what it shows in plain words. */
const who = () => texts('userId', 'borrowerName', 'mobilePhone', 'productId', 'productName', 'story');

/** One loan order of one borrower. `revision` grows with every change of what is due; a pay code is good for one. */
export const orders = sqliteTable('sandbox_orders', {
  id: text().primaryKey(),
  ...who(),
  ...integers('status', 'lateFeeCents', 'rolloverCents', 'revision'),
  ...flags('isDelay'),
  traits: text({ mode: 'json' }).$type<OrderTraits>().notNull(),
});

/** The parts that an order is repaid in; a loan repaid at once has one. `paidAt` is empty until it is paid. */
export const instalments = sqliteTable(
  'sandbox_instalments',
  { ...texts('orderId', 'dueDateIso', 'paidAt'), ...integers('number', 'amountCents') },
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
    ...texts('orderId', 'channelNumber', 'paidAt'),
    ...integers('revision', 'amountCents'),
    ...flags('isDelay'),
  },
  ({ orderId, revision, channelNumber, amountCents, isDelay }) => [
    uniqueIndex('sandbox_one_pay_code').on(orderId, revision, channelNumber, amountCents, isDelay),
  ],
);

/** Every call that can move money or sign, and every payment, in order; `outcome` is the answer's code. */
export const ledger = sqliteTable('sandbox_ledger', {
  ...numbered(),
  ...texts('at', 'kind', 'orderId', 'payCode', 'channelNumber', 'amount'),
  ...flags('isDelay'),
  ...texts('outcome'),
});

/** Faults that are armed: each serves `remaining` more calls. An empty `orderId` matches every order. */
export const faults = sqliteTable('sandbox_faults', {
  ...numbered(),
  ...texts('call', 'orderId'),
  spec: text({ mode: 'json' }).$type<FaultSpec>().notNull(),
  ...integers('remaining'),
});

/** Ratings of the store; an order that has one is not asked again. */
export const storeRatings = sqliteTable('sandbox_store_ratings', {
  ...numbered(),
  ...texts('at', 'orderId'),
  ...integers('score'),
});

/**
 * Accounts that a borrower has bound: cards (`cardType` 1) and wallets (2). `loanOrderId` is the order whose page sent the
 * borrower to bind it, or empty. The unique index makes one account of a number that is saved twice.
 */
export const accounts = sqliteTable(
  'sandbox_accounts',
  {
    ...numbered(),
    ...texts('userId', 'cardType', 'bankCode', 'bankName', 'accountNumber', 'loanOrderId'),
    ...flags('needsCode'),
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
  ...flags('isNew'),
  ...texts('offeredOn', 'pushedAt'),
  terms: text({ mode: 'json' }).$type<OfferTerms>().notNull(),
});

/** What a payment by card is begun with: one for each revision of an order. */
export const repayTokens = sqliteTable(
  'sandbox_repay_tokens',
  { token: text().primaryKey(), ...texts('orderId'), ...integers('revision') },
  (table) => [uniqueIndex('sandbox_one_repay_token').on(table.orderId, table.revision)],
);

/** Where a payment by card stands: it waits for its code, is paid, or a newer one has taken its place. */
type CardPaymentState = 'waiting' | 'paid' | 'void';

/**
 * Payments by card, paid or not. `code` is what the phone was sent at `sentAtMs`, and `tries` how often a wrong one was tried; it is
 * empty where none is needed.
 */
export const cardPayments = sqliteTable('sandbox_card_payments', {
  ...numbered(),
  ...texts('orderId', 'token', 'code'),
  ...integers('revision', 'accountId', 'amountCents', 'sentAtMs', 'tries'),
  state: text().$type<CardPaymentState>().notNull(),
});

/** Messages that a phone has received. */
export const phoneMessages = sqliteTable('sandbox_phone_messages', {
  ...numbered(),
  ...texts('at', 'userId', 'orderId', 'mobilePhone', 'content', 'code'),
});

/**
 * A borrower's complaint and what the service staff answered. `orderId` is empty where it is about no order, `answeredAt`
 * until it is answered; `score` is 0 until the borrower has rated the answer. Images stand by their names in the evidence.
 */
export const complaints = sqliteTable('sandbox_complaints', {
  ...numbered(),
  ...texts('at', 'userId', 'orderId', 'type', 'subtype', 'content', 'answeredAt', 'reply'),
  images: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
  replyImages: text('reply_images', { mode: 'json' }).$type<readonly string[]>().notNull(),
  ...flags('asksForRating'),
  ...integers('score'),
});

/** Images that borrowers uploaded, and the staff's. The name is the secret of its address. */
export const evidence = sqliteTable('sandbox_evidence', {
  name: text().primaryKey(),
  ...texts('at', 'userId', 'orderId', 'mediaType'),
  bytes: blob({ mode: 'buffer' }).notNull(),
});

/** Sessions of borrowers that are good. One that is not here has ended, or never was. */
export const sessions = sqliteTable('sandbox_sessions', {
  sessionId: text('session_id').primaryKey(),
  ...texts('userId'),
});

/** Sessions of the service staff, by the digest of what proves them. */
export const staffSessions = sqliteTable('sandbox_staff_sessions', {
  digest: text().primaryKey(),
  ...integers('endsAtMs'),
});

/** Wrong passwords of late. */
export const staffTries = sqliteTable('sandbox_staff_tries', { ...numbered(), ...integers('atMs') });

/**
 * What a call was answered, by the `Idempotency-Key` that it came with: a key is one borrower's, and one call's. `digest` is of the
 * request, which has to be the same when it comes again.
 */
export const keptAnswers = sqliteTable(
  'sandbox_kept_answers',
  {
    ...texts('userId', 'call', 'key', 'digest', 'orderId', 'code', 'message'),
    ...integers('atMs'),
    data: text({ mode: 'json' }).$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] })],
);

/** Captchas, by their session. Each fetch of the image draws a new code; empty before the first, and after too many wrong tries. */
export const captchas = sqliteTable('sandbox_captchas', {
  sid: text().primaryKey(),
  ...texts('code'),
  ...integers('tries'),
});

/** The newest registration code of a phone, and how often a wrong one was tried. */
export const registrationCodes = sqliteTable('sandbox_registration_codes', {
  phone: text().primaryKey(),
  ...texts('code'),
  ...integers('sentAtMs', 'tries'),
});

/** Messages of pages that report, each as it came. There is nobody's number in any of them. */
export const reports = sqliteTable('sandbox_reports', { ...numbered(), ...integers('atMs'), ...texts('body') });

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
  ...[orders, instalments, payCodes, ledger, faults, storeRatings],
  ...[sessions, staffSessions, staffTries, keptAnswers],
  ...[accounts, offers, repayTokens, cardPayments, phoneMessages],
  ...[captchas, registrationCodes],
  ...[complaints, evidence, reports],
];

/** Tables that hold rows of one order under `order_id`, for resetting one borrower. */
export const tablesOfOrder = tables.filter((table) => 'orderId' in table);
