import { atom, type WritableAtom } from 'nanostores';
import { type DelayPlan, readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import type { Amount } from '../../shared/domain/money.ts';
import {
  type RepaymentEnv,
  type RepaymentModel,
  type RepaymentParts,
  repaymentModel,
} from '../../shared/features/plans/repayment.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Env } from '../../shared/platform/env.ts';
import type { Later } from '../../shared/platform/loadLater.ts';

/** What is due if the order is paid instead; undefined while the service has not said it. */
export type PayNowAtom = WritableAtom<Amount | undefined>;

interface RepayDelayParts extends RepaymentParts {
  readonly readPayNow: (
    env: Env,
    rollover: Pick<RepaymentModel<DelayPlan>, '$view' | 'payments'>,
    $payNow: PayNowAtom,
  ) => void;
}

/** The platform of this page. */
export interface RepayDelayEnv extends RepaymentEnv {
  readonly later: Later<RepayDelayParts>;
}

/** The delay page, with the address for paying instead. */
export interface RepayDelayModel extends RepaymentModel<DelayPlan> {
  readonly repayAddress: string;
  readonly $payNow: PayNowAtom;
}

/** The delay page: the cost of rolling an order over, and paying it. */
export const createRepayDelay = (env: RepayDelayEnv): RepayDelayModel => {
  const $payNow: PayNowAtom = atom();
  const base = repaymentModel(env, {
    endpoint: readDelayPlan,
    isRollover: true,
    amountOf: ({ delay }) => delay.amount,
  });
  env.later.$state.subscribe((state) => {
    if (state.kind === 'ready') state.parts.readPayNow(env, base, $payNow);
  });
  return { ...base, $payNow, repayAddress: addressOf(env.page, 'repay') };
};
