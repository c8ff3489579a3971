import { eq } from 'drizzle-orm';
import { STATUS_21, STATUS_110 } from '../../../shared/domain/orderStatus.ts';
import { type Call, textOf } from '../calls/call.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { type Offer, offers } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { newToken } from '../http/newToken.ts';
import { addDays, daysBetween, timeText } from '../loan/dates.ts';
import { type Loan, readLoan } from '../loan/findLoan.ts';
import { findOffer } from './findOffer.ts';

const FIRST_PART_DAYS = 30;
const UNSIGNED: readonly string[] = [STATUS_21, STATUS_110];

/** The terms that a borrower of the sandbox once took a loan under: nine tenths of what they pay came to their account. */
function termsOf({ parts }: Loan, offeredOn: string): Offer['terms'] {
  const paidCents = parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const amountCents = Math.round((paidCents * 0.9) / 100) * 100;
  const dues = parts.map((part) => ({
    amountCents: part.amountCents,
    dueInDays: daysBetween(offeredOn, part.dueDateIso),
  }));
  const termDays = dues.at(-1)?.dueInDays ?? FIRST_PART_DAYS;
  const percentPerDay = ((paidCents - amountCents) / amountCents / termDays) * 100;
  return {
    amountCents,
    termDays,
    termUnit: 'day',
    rateText: `${percentPerDay.toFixed(2)}%`,
    details: [],
    parts: dues,
  };
}

/** The contract of a seeded order, which nobody has offered here: it is made when it is first asked for. */
async function madeFor(tx: Queries, loan: Loan, nowMs: number): Promise<Offer | undefined> {
  const { id: orderId, userId, borrowerName, mobilePhone, productId, productName, story } = loan.order;
  const offeredOn = addDays(loan.parts[0]?.dueDateIso ?? timeText(nowMs).slice(0, 10), -FIRST_PART_DAYS);
  const who = { orderId, userId, borrowerName, mobilePhone, productId, productName, story };
  await tx
    .insert(offers)
    .values({
      ...who,
      token: newToken(),
      isNew: false,
      offeredOn,
      pushedAt: `${offeredOn} 10:15:00`,
      terms: termsOf(loan, offeredOn),
    })
    .onConflictDoNothing();
  const [made] = await tx.select().from(offers).where(eq(offers.orderId, orderId));
  return made;
}

/**
 * What the loan that a call names was taken under; where there is no such order, the offer that the borrower is to take.
 * Undefined for an application, of which nothing is signed yet.
 */
export async function findContract(call: Call): Promise<Offer | undefined> {
  const loan = await readLoan(call.database.reader, textOf(call, 'orderId'));
  const isOwn = loan?.order.userId === call.borrowerId && loan.order.productId === textOf(call, 'productId');
  if (loan === null || !isOwn) return findOffer(call, call.database.reader);
  if (UNSIGNED.includes(String(loan.order.status))) return undefined;
  return inTransaction(call.database, (tx) => madeFor(tx, loan, call.nowMs));
}
