import { type PeriodPlan, readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { takesCards } from '../../shared/brand/current.ts';
import { type RepaymentEnv, type RepaymentModel, repaymentModel } from '../../shared/features/plans/repayment.ts';
import { addressOf } from '../../shared/navigation/screens.ts';

/** The period page: what is due on an order now, and paying it. */
export const createRepay = (env: RepaymentEnv): RepaymentModel<PeriodPlan> =>
  repaymentModel(env, {
    endpoint: readPeriodPlan,
    isRollover: false,
    amountOf: ({ repayAmount }) => repayAmount,
    cardAddressOf: ({ repayAmount }) =>
      takesCards ? addressOf(env.page, 'repaymentMethod', { withholdingAmount: String(repayAmount) }) : undefined,
  });
