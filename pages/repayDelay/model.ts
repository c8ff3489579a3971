import { atom, type WritableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { type DelayPlan, readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import {
  type RepaymentEnv,
  type RepaymentModel,
  type RepaymentParts,
  repaymentModel,
} from '../../shared/features/plans/repayment.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Env } from '../../shared/platform/env.ts';
import type { Later } from '../../shared/platform/loadLater.ts';

/** The component that compares both; undefined until it has loaded. */
export type SidesAtom = WritableAtom<ComponentType | undefined>;

interface RepayDelayParts extends RepaymentParts {
  readonly compareWithPaying: (
    env: Env,
    rollover: Pick<RepaymentModel<DelayPlan>, '$view' | 'payments'>,
    $Sides: SidesAtom,
  ) => void;
}

/** The platform of this page. */
export interface RepayDelayEnv extends RepaymentEnv {
  readonly later: Later<RepayDelayParts>;
}

/** The delay page, with the address for paying instead. */
export interface RepayDelayModel extends RepaymentModel<DelayPlan> {
  readonly repayAddress: string;
  readonly $Sides: SidesAtom;
}

/** The delay page: the cost of rolling an order over, and paying it. */
export const createRepayDelay = (env: RepayDelayEnv): RepayDelayModel => {
  const $Sides: SidesAtom = atom();
  const base = repaymentModel(env, {
    endpoint: readDelayPlan,
    isRollover: true,
    amountOf: ({ delay }) => delay.amount,
  });
  env.later.$state.subscribe((state) => {
    if (state.kind === 'ready') state.parts.compareWithPaying(env, base, $Sides);
  });
  return { ...base, $Sides, repayAddress: addressOf(env.page, 'repay') };
};
