import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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

/** Every table of these, for making, dropping and emptying them. */
export const promotionTables = [captchas, registrationCodes, registrations, landingEvents] as const;
