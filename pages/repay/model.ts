import { type PeriodPlan, readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { type RepaymentModel, repaymentModel } from '../../shared/features/repayment/repayment.ts';
import type { CopyEnv } from '../../shared/platform/env.ts';

/** The period page: what is due on an order now, and paying it. */
export const createRepay = (env: CopyEnv): RepaymentModel<PeriodPlan> =>
  repaymentModel(env, readPeriodPlan, ({ repayAmount }) => repayAmount, false);
