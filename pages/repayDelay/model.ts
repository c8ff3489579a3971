import { type DelayPlan, readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { type RepaymentModel, repaymentModel } from '../../shared/features/repayment/repayment.ts';
import type { CopyEnv } from '../../shared/platform/env.ts';

/** The delay page: what it takes to roll an order over, and paying that. */
export const createRepayDelay = (env: CopyEnv): RepaymentModel<DelayPlan> =>
  repaymentModel(env, readDelayPlan, ({ delay }) => delay.amount, true);
