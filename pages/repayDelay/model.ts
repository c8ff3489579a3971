import { atom, type WritableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { type DelayPlan, readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import type { OpenedChannels } from '../../shared/features/repayment/ChannelSheet/openChannels.tsx';
import type { OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import {
  type PlanOnScreen,
  type RepaymentEnv,
  type RepaymentModel,
  repaymentModel,
} from '../../shared/features/repayment/repayment.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import type { CopyEnv, Env } from '../../shared/platform/env.ts';

/** What either comes to, side by side: undefined until it is there, and null where it does not come. */
export type SidesAtom = WritableAtom<ComponentType | null | undefined>;

/** The part of this page's script that follows the rollover. */
interface AfterRollover {
  readonly openWatch: OpenWatch;
  readonly openAfterRollover: (env: Env, page: PlanOnScreen<DelayPlan>, $Sides: SidesAtom) => OpenedChannels;
}

/** What this page adds to its platform. */
export type RepayDelayEnv = CopyEnv &
  Pick<RepaymentEnv<DelayPlan>, 'phone'> & { readonly loadAfterRollover: () => Promise<AfterRollover> };

/** The delay page, and what is paid where instead. */
export interface RepayDelayModel extends RepaymentModel<DelayPlan> {
  readonly repayAddress: string;
  readonly $Sides: SidesAtom;
}

/** The delay page: what it takes to roll an order over, and paying that. */
export const createRepayDelay = (env: RepayDelayEnv): RepayDelayModel => {
  const $Sides: SidesAtom = atom();
  const base = repaymentModel(
    {
      ...env,
      loadWatch: () => env.loadAfterRollover().then(({ openWatch }) => openWatch),
      loadAfterPlan: () =>
        env.loadAfterRollover().then(
          ({ openAfterRollover }) =>
            (own: Env, page: PlanOnScreen<DelayPlan>) =>
              openAfterRollover(own, page, $Sides),
          (error) => {
            $Sides.set(null);
            throw error;
          },
        ),
    },
    { endpoint: readDelayPlan, isRollover: true, amountOf: ({ delay }) => delay.amount },
  );
  return { ...base, $Sides, repayAddress: addressOf(env.page, 'repay') };
};
