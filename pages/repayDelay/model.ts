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

/** The component that compares both; undefined until it has loaded, null if it does not load. */
export type SidesAtom = WritableAtom<ComponentType | null | undefined>;

/** The chunk of this page's script that loads after the rollover is shown. */
interface AfterRollover {
  readonly openWatch: OpenWatch;
  readonly openAfterRollover: (env: Env, page: PlanOnScreen<DelayPlan>, $Sides: SidesAtom) => OpenedChannels;
}

/** What this page adds to its platform. */
export type RepayDelayEnv = CopyEnv &
  Pick<RepaymentEnv<DelayPlan>, 'phone'> & { readonly loadAfterRollover: () => Promise<AfterRollover> };

/** The delay page, with the address for paying instead. */
export interface RepayDelayModel extends RepaymentModel<DelayPlan> {
  readonly repayAddress: string;
  readonly $Sides: SidesAtom;
}

/** The delay page: the cost of rolling an order over, and paying it. */
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
