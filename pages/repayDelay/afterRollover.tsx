import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { complainOfPayment } from '../../shared/features/complaint/complainOfPayment.ts';
import type { OpenedChannels } from '../../shared/features/repayment/ChannelSheet/openChannels.tsx';
import type { OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import { openAfterPlan } from '../../shared/features/repayment/openAfterPlan.tsx';
import { openPaymentWatch } from '../../shared/features/repayment/openPaymentWatch.tsx';
import type { PlanOnScreen } from '../../shared/features/repayment/repayment.ts';
import type { Env } from '../../shared/platform/env.ts';
import { Compare } from './Compare/Compare.tsx';
import type { SidesAtom } from './model.ts';

/** Watches whether a payment at a channel has arrived. */
export const openWatch: OpenWatch = (env, $parts) => openPaymentWatch(env, $parts, complainOfPayment, 'rollover');

// If the service does not state the amount due now, there is nothing to compare the rollover with.
const compareWith = (env: Env, $view: PlanOnScreen<DelayPlan>['$view'], $Sides: SidesAtom): void => {
  const { productId, orderId } = env.page.session;
  let latest: unknown;
  let isCompared = false;
  $view.subscribe(async (view) => {
    latest = view;
    if (view.kind !== 'ready' || view.status === 'revalidating') return;
    // If the rollover could not be read again, the earlier comparison is of the same age as it, and stays.
    if (view.status === 'stale' && isCompared) return;
    const outcome = await env.call(readPeriodPlan, { productId, orderId });
    const payNow = outcome.kind === 'ok' ? outcome.data.repayAmount : undefined;
    if (latest !== view) return;
    isCompared = true;
    $Sides.set(() => <Compare plan={view.data.plan} payNow={payNow} />);
  });
};

/** The channels, and the comparison with paying now, which is updated each time the rollover is read. */
export const openAfterRollover = (env: Env, page: PlanOnScreen<DelayPlan>, $Sides: SidesAtom): OpenedChannels => {
  compareWith(env, page.$view, $Sides);
  return openAfterPlan(env, page);
};
