import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { type Amount, centsOf } from '../../shared/domain/money.ts';

const wholeCents = (amount: Amount | undefined): number =>
  amount === undefined ? Number.NaN : (centsOf(amount) ?? Number.NaN);

/**
 * The sum of the fee and all payments after it, in cents; undefined if the service does not state it. A plan is complete only if the fee is one of
 * its payments; a sum that is too large to be exact does not count.
 */
export const totalOf = ({ delay, plan }: DelayPlan): number | undefined => {
  const amounts = plan.map(({ amount }) => wholeCents(amount));
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return amounts.length > 1 && Number.isSafeInteger(sum) && amounts.includes(wholeCents(delay.amount))
    ? sum
    : undefined;
};

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
