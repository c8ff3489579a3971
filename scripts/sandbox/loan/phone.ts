import { randomInt } from 'node:crypto';
import { desc, eq, or } from 'drizzle-orm';
import { type PhoneMessage, phoneMessages } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import type { Order } from '../database/schema.ts';
import { timeText } from './dates.ts';

/** Six digits, as phones get them. */
export const newSmsCode = (): string => String(randomInt(10 ** 6)).padStart(6, '0');

/** Sends a message with a code to the phone of an order's borrower. */
export async function sendCode(tx: Queries, order: Order, code: string, nowMs: number): Promise<void> {
  const { id: orderId, userId, mobilePhone, productName } = order;
  const content = `Sample Lending: ${code} is your code to repay ${productName}. Do not give it to anybody.`;
  await tx.insert(phoneMessages).values({ at: timeText(nowMs), userId, orderId, mobilePhone, content, code });
}

/** The messages on a borrower's phone, newest first; `owner` is the user or the phone's number. */
export function messagesOf(db: Queries, owner: string): Promise<PhoneMessage[]> {
  const ofOwner = or(eq(phoneMessages.userId, owner), eq(phoneMessages.mobilePhone, owner));
  return db.select().from(phoneMessages).where(ofOwner).orderBy(desc(phoneMessages.id));
}
