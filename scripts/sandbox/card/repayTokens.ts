import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { repayTokens } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import type { Order } from '../database/schema.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';

/**
 * What a payment by card is begun with. The first asking makes it and any other gets the same one, until the order
 * changes: run it inside a transaction that read the order.
 */
export async function ensureRepayToken(tx: Queries, { id: orderId, revision }: Order): Promise<string> {
  await tx
    .insert(repayTokens)
    .values({ token: `rt-${randomUUID()}`, orderId, revision })
    .onConflictDoNothing();
  const ofOrder = and(eq(repayTokens.orderId, orderId), eq(repayTokens.revision, revision));
  const [row] = await tx.select().from(repayTokens).where(ofOrder);
  if (row === undefined) throw new Error('The repay token was not stored.');
  return row.token;
}

/** The revision of the order that a token was given for; refuses a token of another order, or of none. */
export async function revisionOfToken(tx: Queries, token: string, orderId: string): Promise<number> {
  const wanted = and(eq(repayTokens.token, token), eq(repayTokens.orderId, orderId));
  const [row] = await tx.select().from(repayTokens).where(wanted);
  if (row !== undefined) return row.revision;
  throw new Refusal(refusalCodes.tokenUnknown, ({ refusals }) => refusals.tokenUnknown);
}
