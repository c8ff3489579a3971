import { type PeriodPlan, readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { type RepaymentEnv, type RepaymentModel, repaymentModel } from '../../shared/features/repayment/repayment.ts';

/** The period page: what is due on an order now, and paying it. */
export const createRepay = (env: RepaymentEnv): RepaymentModel<PeriodPlan> =>
  repaymentModel(env, readPeriodPlan, ({ repayAmount }) => repayAmount, false);
