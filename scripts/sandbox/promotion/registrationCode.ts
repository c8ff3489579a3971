import { eq } from 'drizzle-orm';
import { phoneMessages } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { registrationCodes } from '../database/promotionTables.ts';
import { timeText } from '../loan/dates.ts';
import { newSmsCode } from '../loan/phone.ts';

const REST_MS = 60_000;

/** The newest code of a phone, or undefined. */
export async function readRegistrationCode(db: Queries, phone: string) {
  const [row] = await db.select().from(registrationCodes).where(eq(registrationCodes.phone, phone));
  return row;
}

/** Sends a code to a phone; false within a minute of the last one. */
export async function sendRegistrationCode(tx: Queries, phone: string, nowMs: number): Promise<boolean> {
  const last = await readRegistrationCode(tx, phone);
  if (last !== undefined && nowMs - last.sentAtMs < REST_MS) return false;
  const code = newSmsCode();
  await tx
    .insert(registrationCodes)
    .values({ phone, code, sentAtMs: nowMs })
    .onConflictDoUpdate({ target: registrationCodes.phone, set: { code, sentAtMs: nowMs } });
  const content = `Sample Lending: ${code} is your code to register. Do not give it to anybody.`;
  await tx
    .insert(phoneMessages)
    .values({ at: timeText(nowMs), userId: '', orderId: '', mobilePhone: phone, content, code });
  return true;
}
