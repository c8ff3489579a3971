import { atom, type ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { type DelayPlan, readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { type RepaymentEnv, type RepaymentModel, repaymentModel } from '../../shared/features/repayment/repayment.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import type { Env } from '../../shared/platform/env.ts';

/** Reads what is due now, and puts it beside the plan of a rollover. */
export type CompareWith = (env: Env, plan: DelayPlan) => Promise<ComponentType>;

/** What this page adds to its platform: a part of the script that follows the document. */
export type RepayDelayEnv = RepaymentEnv & { readonly loadCompare?: () => Promise<CompareWith> };

/** The delay page, and what is paid where instead. */
export interface RepayDelayModel extends RepaymentModel<DelayPlan> {
  readonly repayAddress: string;
  /** What either comes to, side by side; nothing until it is there. */
  readonly $Sides: ReadableAtom<ComponentType | undefined>;
}

/** The delay page: what it takes to roll an order over, and paying that. */
export const createRepayDelay = (env: RepayDelayEnv): RepayDelayModel => {
  const base = repaymentModel(env, readDelayPlan, ({ delay }) => delay.amount, true);
  const $Sides = atom<ComponentType | undefined>();

  // The rollover is on screen by then, and waits for nothing.
  base.$view.listen(async (view) => {
    if (view.kind !== 'ready' || view.status !== 'fresh') return;
    const { plan } = view.data;
    const Sides = await env
      .loadCompare?.()
      .then((compare) => compare(env, plan))
      .catch(() => undefined);
    if (base.$view.get() === view) $Sides.set(Sides);
  });

  return { ...base, $Sides, repayAddress: addressOf(env.page, 'repay') };
};
