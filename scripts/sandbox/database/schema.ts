import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OfferTerms, OrderTraits } from '../seed/terms.ts';

// Every table's name begins with `sandbox_`: on a shared server the sandbox may drop and create only its own tables. They have few rows
// and need no indexes.

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

/** The borrower and the product of an order or an offer, and a description of what it demonstrates. */
const who = () => texts('userId', 'borrowerName', 'mobilePhone', 'productId', 'productName', 'story');

/**
 * One loan order of one borrower. `revision` grows with every change of the amount due; a pay code is valid for one revision. `token` is
 * part of the addresses of its contracts.
 */
export const orders = sqliteTable('sandbox_orders', {
  id: text().primaryKey(),
  token: text().notNull().unique(),
  ...who(),
  ...integers('status', 'lateFeeCents', 'rolloverCents', 'revision'),
  ...flags('isDelay'),
  traits: text({ mode: 'json' }).$type<OrderTraits>().notNull(),
});

/** The instalments of an order; a loan that is repaid at once has one. `paidAt` is empty until it is paid. */
export const instalments = sqliteTable(
  'sandbox_instalments',
  { ...texts('orderId', 'dueDateIso', 'paidAt'), ...integers('number', 'amountCents') },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
);

/**
 * A code with which a borrower pays at a channel, and the token of the page for it: anybody can read a code on a slip, but only who got
 * the address knows the token. How long it is valid, counted from `createdAtMs`, depends on the channel.
 */
export const payCodes = sqliteTable('sandbox_pay_codes', {
  code: text().primaryKey(),
  token: text().notNull().unique(),
  ...texts('orderId', 'channelNumber', 'paidAt'),
  ...integers('revision', 'amountCents', 'createdAtMs'),
  ...flags('isDelay'),
});

/** Every call that can move money or sign, and every payment, in order; `outcome` is the code of the response. */
export const ledger = sqliteTable('sandbox_ledger', {
  ...numbered(),
  ...texts('at', 'kind', 'orderId', 'payCode', 'channelNumber', 'amount'),
  ...flags('isDelay'),
  ...texts('outcome'),
});

/**
 * Accounts that a borrower has bound: cards (`cardType` 1) and wallets (2). `loanOrderId` is the order whose page sent the
 * borrower to bind it, or empty.
 */
export const accounts = sqliteTable('sandbox_accounts', {
  ...numbered(),
  ...texts('userId', 'cardType', 'bankCode', 'bankName', 'accountNumber', 'loanOrderId'),
  ...flags('needsCode'),
});

/**
 * Loans that wait for their borrower's confirmation, offered on the day `offeredOn`. `pushedAt` is empty until it is confirmed. `token` is
 * part of the addresses of its contracts.
 */
export const offers = sqliteTable('sandbox_offers', {
  orderId: text('order_id').primaryKey(),
  token: text().notNull().unique(),
  ...who(),
  ...texts('offeredOn', 'pushedAt'),
  terms: text({ mode: 'json' }).$type<OfferTerms>().notNull(),
});

/**
 * Payments by card: they wait for their code, are paid, or were replaced by a newer one (`void`). `code` was sent to the phone at `sentAtMs`; it is empty if no code is needed. `tries` counts the wrong
 * codes that were entered.
 */
export const cardPayments = sqliteTable('sandbox_card_payments', {
  ...numbered(),
  ...texts('orderId', 'token', 'code'),
  ...integers('revision', 'accountId', 'amountCents', 'sentAtMs', 'tries'),
  state: text().$type<'waiting' | 'paid' | 'void'>().notNull(),
});

/** Messages that a phone has received. */
export const phoneMessages = sqliteTable('sandbox_phone_messages', {
  ...numbered(),
  ...texts('at', 'userId', 'orderId', 'mobilePhone', 'content', 'code'),
});

/**
 * A borrower's complaint and the reply of the service staff. `orderId` is empty if it is about no order, `answeredAt`
 * until there is a reply; `score` is 0 until the borrower has rated the reply. Images are stored as their names in the evidence.
 */
export const complaints = sqliteTable('sandbox_complaints', {
  ...numbered(),
  ...texts('at', 'userId', 'orderId', 'type', 'subtype', 'content', 'answeredAt', 'reply'),
  images: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
  replyImages: text('reply_images', { mode: 'json' }).$type<readonly string[]>().notNull(),
  ...flags('asksForRating'),
  ...integers('score'),
});

/** Images that borrowers or the staff have uploaded. The name is secret: whoever knows it can open the image. */
export const evidence = sqliteTable('sandbox_evidence', {
  name: text().primaryKey(),
  ...texts('userId', 'mediaType'),
  bytes: blob({ mode: 'buffer' }).notNull(),
});

/** Captchas, by their session. Each request of the image makes a new code; it is empty before the first. */
export const captchas = sqliteTable('sandbox_captchas', { sid: text().primaryKey(), ...texts('code') });

export type Order = typeof orders.$inferSelect;
export type Instalment = typeof instalments.$inferSelect;
export type PayCode = typeof payCodes.$inferSelect;
export type LedgerRow = typeof ledger.$inferSelect;
export type Account = typeof accounts.$inferSelect;
export type Offer = typeof offers.$inferSelect;
export type CardPayment = typeof cardPayments.$inferSelect;
export type PhoneMessage = typeof phoneMessages.$inferSelect;
export type Complaint = typeof complaints.$inferSelect;

/** Every table, for creating, dropping and emptying all of them. Add new tables to this list. */
export const tables = [
  ...[orders, instalments, payCodes, ledger],
  ...[accounts, offers, cardPayments, phoneMessages],
  ...[captchas, complaints, evidence],
];

/** Tables that hold rows of one order under `order_id`, for resetting one borrower. */
export const tablesOfOrder = tables.filter((table) => 'orderId' in table);
