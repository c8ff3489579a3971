import { type DelayPlan, readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { type RepaymentEnv, type RepaymentModel, repaymentModel } from '../../shared/features/repayment/repayment.ts';

/** The delay page: what it takes to roll an order over, and paying that. */
export const createRepayDelay = (env: RepaymentEnv): RepaymentModel<DelayPlan> =>
  repaymentModel(env, readDelayPlan, ({ delay }) => delay.amount, true);
