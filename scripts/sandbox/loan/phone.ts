import { randomInt } from 'node:crypto';
import { desc, eq, or } from 'drizzle-orm';
import type { Call } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Order, type PhoneMessage, phoneMessages } from '../database/schema.ts';
import { timeText } from './dates.ts';

/** Creates an SMS code of six digits. */
export const newSmsCode = (): string => String(randomInt(10 ** 6)).padStart(6, '0');

/** Sends an SMS code to the phone of an order's borrower, in the language of the call. */
export async function sendCode({ nowMs, texts }: Call, tx: Queries, order: Order, code: string): Promise<void> {
  const { id: orderId, userId, mobilePhone, productName } = order;
  const content = texts.messages.repay(code, productName);
  await tx.insert(phoneMessages).values({ at: timeText(nowMs), userId, orderId, mobilePhone, content, code });
}

/** Returns the messages on a borrower's phone, newest first; `owner` is a user id or a phone number. */
export function messagesOf(db: Queries, owner: string): Promise<PhoneMessage[]> {
  const ofOwner = or(eq(phoneMessages.userId, owner), eq(phoneMessages.mobilePhone, owner));
  return db.select().from(phoneMessages).where(ofOwner).orderBy(desc(phoneMessages.id));
}
