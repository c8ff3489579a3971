import type { DelayPlan } from '../../../shared/api/endpoints/readDelayPlan.ts';
import { type Amount, centsOf } from '../../../shared/domain/money.ts';

const wholeCents = (amount: Amount | undefined): number =>
  amount === undefined ? Number.NaN : (centsOf(amount) ?? Number.NaN);

/**
 * The fee and all that follows it, in cents; undefined where nobody has said that. A plan is the whole of it only where the
 * fee is one of its payments, and nothing where it is more than can be counted exactly.
 */
export const totalOf = ({ delay, plan }: DelayPlan): number | undefined => {
  const amounts = plan.map(({ amount }) => wholeCents(amount));
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return amounts.length > 1 && Number.isSafeInteger(sum) && amounts.includes(wholeCents(delay.amount))
    ? sum
    : undefined;
};
