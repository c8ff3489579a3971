import { atom, type WritableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { type DelayPlan, readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import type { OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import { type RepaymentModel, repaymentModel } from '../../shared/features/repayment/repayment.ts';
import type { fetchAhead } from '../../shared/navigation/fetchAhead.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import type { CopyEnv, Env } from '../../shared/platform/env.ts';

/** What either comes to, side by side: undefined until it is there, and null where it does not come. */
export type SidesAtom = WritableAtom<ComponentType | null | undefined>;

/** Reads what is due now, and puts it beside the rollover on screen, each time that that has been read. */
export type CompareWith = (env: Env, $view: RepaymentModel<DelayPlan>['$view'], $sides: SidesAtom) => void;

/** Fetches the document of the next screen ahead. */
export type FetchAhead = typeof fetchAhead;

/** The part of this page's script that follows the document. */
interface Later {
  readonly openWatch: OpenWatch;
  readonly compareWith: CompareWith;
  readonly fetchAhead: FetchAhead;
}

/** What this page adds to its platform. */
export type RepayDelayEnv = CopyEnv & { readonly loadLater?: () => Promise<Later> };

/** The delay page, and what is paid where instead. */
export interface RepayDelayModel extends RepaymentModel<DelayPlan> {
  readonly repayAddress: string;
  readonly $Sides: SidesAtom;
}

/** The delay page: what it takes to roll an order over, and paying that. */
export const createRepayDelay = (env: RepayDelayEnv): RepayDelayModel => {
  const later = env.loadLater;
  const loadWatch = later && (() => later().then(({ openWatch }) => openWatch));
  const base = repaymentModel(
    { ...env, loadWatch, loadAhead: later },
    readDelayPlan,
    ({ delay }) => delay.amount,
    true,
  );
  const $Sides: SidesAtom = atom();

  // The rollover is on screen by then, and waits for nothing.
  const stop = base.$view.listen(({ kind }) => {
    if (kind !== 'ready') return;
    stop();
    later?.().then(
      ({ compareWith }) => compareWith(env, base.$view, $Sides),
      () => $Sides.set(null),
    );
  });

  return { ...base, $Sides, repayAddress: addressOf(env.page, 'repay') };
};
