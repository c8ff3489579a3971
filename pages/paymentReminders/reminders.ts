import type { PeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { dayIn } from '../../shared/domain/dates.ts';
import type { Amount } from '../../shared/domain/money.ts';
import type { Instalment } from '../../shared/domain/orderFacts.ts';

/** A payment to remind of. `row` identifies it within the order: its index in the plan, or else the day. */
export interface Reminder {
  readonly row: string;
  readonly day: string;
  readonly amount: Amount;
}

/** A payment with its words: product and amount, in the page's language. */
export interface NamedReminder extends Reminder {
  readonly title: string;
}

/**
 * The payments that are still to be made after `today` (on the day itself it is too late to be reminded): those of the order's plan, or, where it
 * states none, what is due next.
 */
export const remindersOf = (
  due: PeriodPlan,
  plan: readonly Instalment[] | undefined,
  today: string,
): readonly Reminder[] => {
  const day = dayIn(due.dueDate);
  const next = day ? [{ row: day, day, amount: due.repayAmount }] : [];
  const ofPlan = plan?.map(({ dueDate, amountCents, state }, at) => ({
    row: String(at + 1),
    day: state === 'paid' ? '' : dueDate,
    amount: amountCents,
  }));
  return (ofPlan ?? next).filter((reminder) => reminder.day > today);
};
