import { type DelayPlan, readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { type RepaymentEnv, type RepaymentModel, repaymentModel } from '../../shared/features/repayment/repayment.ts';
import { addressOf } from '../../shared/navigation/open.ts';

/** The delay page, and where the amount due is paid instead. */
export interface RepayDelayModel extends RepaymentModel<DelayPlan> {
  readonly repayAddress: string;
}

/** The delay page: what it takes to roll an order over, and paying that. */
export const createRepayDelay = (env: RepaymentEnv): RepayDelayModel => ({
  ...repaymentModel(env, readDelayPlan, ({ delay }) => delay.amount, true),
  repayAddress: addressOf(env.page, 'repay'),
});
