import { eq } from 'drizzle-orm';
import type { Call } from '../calls/call.ts';
import { offers, phoneMessages } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { registrations } from '../database/promotionTables.ts';
import { newToken } from '../http/newToken.ts';
import { dayIso, timeText } from '../loan/dates.ts';
import { onePart } from '../seed/offerTerms.ts';
import { beginSession } from '../session/sessionStore.ts';

/** Who registers, and by which campaign. */
export interface NewBorrower {
  readonly phone: string;
  readonly landingId: string;
  readonly campaign: Readonly<Record<string, string>>;
}

/** Whether a phone has registered before. */
export async function isRegistered(db: Queries, phone: string): Promise<boolean> {
  const rows = await db.select().from(registrations).where(eq(registrations.phone, phone)).limit(1);
  return rows.length > 0;
}

async function offerFirstLoan(tx: Queries, phone: string, userId: string, nowMs: number): Promise<void> {
  await tx.insert(offers).values({
    orderId: `17${userId}`,
    token: newToken(),
    userId,
    borrowerName: `Registered ${phone.slice(-4)}`,
    mobilePhone: phone,
    productId: '2001',
    productName: 'Sample Peso Loan',
    story: 'Registered on a landing page: no account is bound yet, and a first loan waits.',
    isNew: true,
    offeredOn: dayIso(nowMs),
    pushedAt: '',
    terms: onePart,
  });
}

/** Makes a borrower of a registration: one who can bind an account and take a first loan. */
export async function registerBorrower(
  tx: Queries,
  { phone, landingId, campaign }: NewBorrower,
  { nowMs, texts }: Call,
) {
  const userId = `6${phone}`;
  const at = timeText(nowMs);
  await tx.insert(registrations).values({ phone, userId, at, landingId, campaign });
  await beginSession(tx, userId);
  await offerFirstLoan(tx, phone, userId, nowMs);
  await tx
    .insert(phoneMessages)
    .values({ at, userId, orderId: '', mobilePhone: phone, content: texts.messages.welcome, code: '' });
}
