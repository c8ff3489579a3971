import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import type { Env } from '../../platform/env.ts';
import { follow } from '../core/links.ts';
import type { Due, LeaveFor } from './channelPayment.ts';
import type { PlanOnScreen } from './repayment.ts';

/** How the plan of a page is paid. */
interface PlanPayment {
  readonly due: Due;
  readonly leaveFor: LeaveFor;
  /** Resolves once the page can record a payment as it leaves, or after three seconds, because the code for that may never load. */
  readonly whenNotable: () => Promise<unknown>;
  /** The address to which the borrower will most likely go next; undefined if that is not known. */
  readonly nextAddress: () => string | undefined;
}

const NOTABLE_MS = 3000;

/** How the plan on screen is paid: the amount due, and leaving for a channel's page. */
export const planPayment = <Plan extends RepaymentInfo>(
  env: Env,
  { $view, isRollover, withWatch }: PlanOnScreen<Plan>,
): PlanPayment => {
  const shown = () => {
    const view = $view.get();
    return view.kind === 'ready' ? view : undefined;
  };
  return {
    due: () => {
      const view = shown();
      return view?.status === 'fresh' ? { amount: view.data.due, isRollover } : undefined;
    },
    leaveFor: (payUrl, channelNumber, say) => {
      const followed = follow({ ...env, toast: say }, payUrl);
      const data = shown()?.data;
      if (followed !== 'refused' && data) {
        const { plan, due: amount } = data;
        withWatch((watch) => watch.expectAtChannel({ plan, amount, channelNumber, isRollover }));
      }
      return followed;
    },
    whenNotable: () =>
      Promise.race([
        withWatch((watch) => watch.prepared()),
        new Promise<void>((resolve) => env.clock.after(NOTABLE_MS, resolve)),
      ]),
    nextAddress: () => {
      const data = shown()?.data;
      return data?.plan.payCode && data.codeAddress;
    },
  };
};
