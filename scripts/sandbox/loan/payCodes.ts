import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { type Order, type PayCode, payCodes } from '../database/schema.ts';
import { newToken } from '../http/newToken.ts';
import type { Due } from './dueNow.ts';

/** Fourteen digits, as counters print them. */
const newCode = (): string => `71${String(randomInt(10 ** 12)).padStart(12, '0')}`;

/** What a pay code is known by: the code itself, at a counter, or the token of its page. */
export type PayCodeKey = { readonly code: string } | { readonly token: string };

/** Looks a pay code up; undefined where there is none. */
export async function readPayCodeRow(db: Queries, key: PayCodeKey): Promise<PayCode | undefined> {
  const isIt = 'code' in key ? eq(payCodes.code, key.code) : eq(payCodes.token, key.token);
  const [row] = await db.select().from(payCodes).where(isIt);
  return row;
}

/**
 * The code to pay what is due at a channel. The first asking makes it and any other gets the same one, until the order
 * changes: run it inside a transaction that read the order.
 */
export async function ensurePayCode(tx: Queries, order: Order, channelNumber: string, due: Due): Promise<PayCode> {
  const { amountCents, isDelay } = due;
  const key = { orderId: order.id, revision: order.revision, channelNumber, amountCents, isDelay };
  await tx
    .insert(payCodes)
    .values({ ...key, code: newCode(), token: newToken(), paidAt: '' })
    .onConflictDoNothing();
  const sameDue = and(eq(payCodes.amountCents, amountCents), eq(payCodes.isDelay, isDelay));
  const sameOrder = and(eq(payCodes.orderId, order.id), eq(payCodes.revision, order.revision));
  const [row] = await tx
    .select()
    .from(payCodes)
    .where(and(sameOrder, sameDue, eq(payCodes.channelNumber, channelNumber)));
  if (row === undefined) throw new Error('The pay code was not stored.');
  return row;
}
