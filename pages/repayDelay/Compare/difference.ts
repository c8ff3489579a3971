import type { DelayPlan } from '../../../shared/api/endpoints/readDelayPlan.ts';
import { type Amount, centsOf } from '../../../shared/domain/money.ts';
import { totalOf } from './totals.ts';

/**
 * How much less paying now costs than rolling over, in cents; negative if it costs more, undefined if it is not known. Several payments after the
 * fee may be later instalments, which a borrower who pays now owes too.
 */
export const difference = (delayPlan: DelayPlan, payNow: Amount): number | undefined => {
  const { plan, dueDate } = delayPlan;
  const inAll = totalOf(delayPlan);
  const now = centsOf(payNow);
  const isPutOff = plan.length === 2 && !!dueDate && plan.some(({ time }) => time.startsWith(dueDate.slice(0, 10)));
  return isPutOff && inAll !== undefined && now !== undefined ? inAll - now : undefined;
};
