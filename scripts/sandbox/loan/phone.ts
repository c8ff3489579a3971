import { randomInt } from 'node:crypto';
import { desc, eq, or } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { type PhoneMessage, phoneMessages } from '../database/schema.ts';
import { timeText } from './dates.ts';

/** Creates an SMS code of six digits. */
export const newSmsCode = (): string => String(randomInt(10 ** 6)).padStart(6, '0');

/** Sends a message to a phone; `code` is the code in it. */
export async function sendMessage(
  tx: Queries,
  to: Pick<PhoneMessage, 'mobilePhone' | 'userId' | 'orderId'>,
  content: string,
  code: string,
  nowMs: number,
): Promise<void> {
  await tx.insert(phoneMessages).values({ ...to, content, code, at: timeText(nowMs) });
}

/** Returns the messages on a borrower's phone, newest first; `owner` is a user id or a phone number. */
export function messagesOf(db: Queries, owner: string): Promise<PhoneMessage[]> {
  const ofOwner = or(eq(phoneMessages.userId, owner), eq(phoneMessages.mobilePhone, owner));
  return db.select().from(phoneMessages).where(ofOwner).orderBy(desc(phoneMessages.id));
}
