import { DUE_SOON, OVERDUE, REPAYABLE } from '../../../shared/domain/orderStatus.ts';
import type { Instalment } from '../database/schema.ts';
import { refusal } from '../http/envelope.ts';
import { addDays } from './dates.ts';
import type { Loan } from './findLoan.ts';

/** How far a rollover moves the due dates. */
export const ROLLOVER_DAYS = 14;

/** The amount that a borrower can pay now, and its due date. */
export interface Due {
  readonly amountCents: number;
  readonly dueDateIso: string;
  readonly isDelay: boolean;
}

const repaidStatuses: readonly number[] = [REPAYABLE, DUE_SOON, OVERDUE].map(Number);
const extendableStatuses: readonly number[] = [DUE_SOON, OVERDUE].map(Number);

/** @returns the first instalment that is not paid yet, or null. */
export function nextPart(loan: Loan): Instalment | null {
  return loan.parts.find((part) => part.paidAt === '') ?? null;
}

/** @returns the instalment due with its late charges; null if the order is not being repaid. */
export function dueInFull(loan: Loan): Due | null {
  const part = nextPart(loan);
  if (part === null || !repaidStatuses.includes(loan.order.status)) return null;
  return { amountCents: part.amountCents + loan.order.lateFeeCents, dueDateIso: part.dueDateIso, isDelay: false };
}

/** @returns the price of a rollover, and the new date; null if the order cannot be extended. */
function dueForRollover(loan: Loan): Due | null {
  const { isDelay, rolloverCents, status } = loan.order;
  const part = nextPart(loan);
  if (part === null || !isDelay || !extendableStatuses.includes(status)) return null;
  return { amountCents: rolloverCents, dueDateIso: addDays(part.dueDateIso, ROLLOVER_DAYS), isDelay: true };
}

/** @returns what is due now, for a rollover or a repayment. @throws Refusal if nothing is. */
export function requireDue(loan: Loan, isDelay: boolean): Due {
  const due = isDelay ? dueForRollover(loan) : dueInFull(loan);
  if (due === null) throw refusal(isDelay ? 'notExtendable' : 'nothingToRepay');
  return due;
}

/** @throws Refusal for any amount except exactly the amount due. */
export function requireAmount(due: Due, amountCents: number): void {
  if (due.amountCents !== amountCents) throw refusal('amountChanged');
}
