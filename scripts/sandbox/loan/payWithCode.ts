import { eq } from 'drizzle-orm';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database, Queries } from '../database/openDatabase.ts';
import { type PayCode, payCodes } from '../database/schema.ts';
import { sessionOfBorrower } from '../session/sessionStore.ts';
import { timeText } from './dates.ts';
import { type Loan, readLoan } from './findLoan.ts';
import { type PayCodeKey, readPayCodeRow } from './payCodes.ts';
import { takePayment } from './takePayment.ts';

/** How a pay code stands: good for one payment, used up, or for an amount that is no longer what is due. */
export type CodeState = 'open' | 'paid' | 'outdated';

/** A pay code with the loan that it pays. */
export interface PayCodeView {
  readonly payCode: PayCode;
  readonly loan: Loan;
  readonly state: CodeState;
  /** The session that leads the borrower back; '' where it has ended. */
  readonly sessionId: string;
  /** The path below which the pages stand that the borrower goes back to; none for the root. */
  readonly pagesPath?: string;
}

function stateOf(payCode: PayCode, loan: Loan): CodeState {
  if (payCode.paidAt !== '') return 'paid';
  return payCode.revision === loan.order.revision ? 'open' : 'outdated';
}

/** Looks a pay code up; null where there is none. */
export async function readPayCode(db: Queries, key: PayCodeKey): Promise<PayCodeView | null> {
  const payCode = await readPayCodeRow(db, key);
  const loan = payCode === undefined ? null : await readLoan(db, payCode.orderId);
  if (payCode === undefined || loan === null) return null;
  const sessionId = await sessionOfBorrower(db, loan.order.userId);
  return { payCode, loan, state: stateOf(payCode, loan), sessionId };
}

async function settle(tx: Queries, { payCode, loan }: PayCodeView, nowMs: number): Promise<void> {
  const { code, channelNumber, amountCents, isDelay } = payCode;
  await tx
    .update(payCodes)
    .set({ paidAt: timeText(nowMs) })
    .where(eq(payCodes.code, code));
  await takePayment(tx, loan, { payCode: code, channelNumber, amountCents, isDelay }, nowMs);
}

/**
 * Pays with a code, once: the write lock is held from reading the code to writing the payment, so of two payments at
 * one time the second finds it paid. Answers how the code stood before; only `open` was paid now. Null: no such code.
 */
export function payWithCode(database: Database, key: PayCodeKey, nowMs: number): Promise<PayCodeView | null> {
  return inTransaction(database, async (tx) => {
    const view = await readPayCode(tx, key);
    if (view?.state === 'open') await settle(tx, view, nowMs);
    return view;
  });
}
