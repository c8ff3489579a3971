import type { ComponentType } from 'react';
import { unknown } from '../../shared/api/client.ts';
import { readOrderPlan } from '../../shared/api/endpoints/readOrderPlan.ts';
import { type PeriodPlan, readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { todayAt } from '../../shared/brand/today.ts';
import { dayIn } from '../../shared/domain/dates.ts';
import { type Amount, isPayable } from '../../shared/domain/money.ts';
import type { Instalment } from '../../shared/domain/orderFacts.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import type { Env, LaterParts, PageEnv } from '../../shared/platform/env.ts';

/** The future payments of an order, and its product. */
export interface UpcomingPayments {
  readonly productName: string;
  readonly reminders: readonly Reminder[];
}

/** The future payments to be reminded of, on this platform. */
export interface RemindersProps {
  readonly payments: UpcomingPayments;
  readonly env: Env;
}

/** The later part of the page: the reminders, and the calendar. */
export interface ReminderParts extends LaterParts {
  readonly Reminders: ComponentType<RemindersProps>;
}

/** The payments of an order to remind of. */
export interface PaymentRemindersModel extends ScreenModel {
  readonly $view: Query<UpcomingPayments>['$view'];
  readonly env: PageEnv<ReminderParts>;
  refresh(): void;
}

/** The model of `/paymentReminders`. */
export const createPaymentReminders = (env: PageEnv<ReminderParts>): PaymentRemindersModel => {
  const { productId, orderId } = env.page.session;

  const ask = async (): Promise<Outcome<UpcomingPayments>> => {
    if (!orderId) return unknown('incomplete');
    const [due, order] = await Promise.all([
      env.call(readPeriodPlan, { productId, orderId }),
      // The order may state the plan. If it does not, only the next payment is known.
      env.call(readOrderPlan, { productId, orderId }),
    ]);
    if (due.kind !== 'ok') return due;
    if (order.kind !== 'ok') return order;
    const reminders = remindersOf(due.data, order.data.plan, todayAt(env.clock.now()));
    return { kind: 'ok', data: { productName: due.data.productName, reminders } };
  };

  const { $view, refresh } = createQuery(env, ask);

  return { $view, env, open: () => void refresh(), refresh: () => void refresh() };
};

/** A payment to remind of. `row` identifies it within the order: its index in the plan, or else the day. */
export interface Reminder {
  readonly row: string;
  readonly day: string;
  readonly amount: Amount;
}

/**
 * The payments that are still to be made after `today` (on the day itself it is too late to be reminded): those of the order's plan, or, where it
 * states none, what is due next.
 */
const remindersOf = (due: PeriodPlan, plan: readonly Instalment[] = [], today: string): readonly Reminder[] => {
  const isToCome = ({ day, amount }: Reminder): boolean => day > today && isPayable(amount);
  const ofPlan = plan.map(({ dueDate, amountCents, state }, at) => ({
    row: String(at + 1),
    day: state === 'paid' ? '' : dueDate,
    amount: amountCents,
  }));
  const toCome = ofPlan.filter(isToCome);
  const day = dayIn(due.dueDate) || '';
  return toCome.length ? toCome : [{ row: day, day, amount: due.repayAmount }].filter(isToCome);
};
