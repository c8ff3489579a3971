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

/** Whether what was paid at a channel has arrived. */
export const openWatch: OpenWatch = (env, $parts) => openPaymentWatch(env, $parts, complainOfPayment, 'rollover');

// Where the service does not say what is due now, there is nothing to put beside the rollover.
const compareWith = (env: Env, $view: PlanOnScreen<DelayPlan>['$view'], $Sides: SidesAtom): void => {
  const { productId, orderId } = env.page.session;
  let latest: unknown;
  let isCompared = false;
  $view.subscribe(async (view) => {
    latest = view;
    if (view.kind !== 'ready' || view.status === 'revalidating') return;
    // Where the rollover could not be read again, what was compared before is as old as it is, and stays.
    if (view.status === 'stale' && isCompared) return;
    const outcome = await env.call(readPeriodPlan, { productId, orderId });
    const payNow = outcome.kind === 'ok' ? outcome.data.repayAmount : undefined;
    if (latest !== view) return;
    isCompared = true;
    $Sides.set(() => <Compare plan={view.data.plan} payNow={payNow} />);
  });
};

/** The channels, and beside the rollover what paying now comes to, each time that the rollover has been read. */
export const openAfterRollover = (env: Env, page: PlanOnScreen<DelayPlan>, $Sides: SidesAtom): OpenedChannels => {
  compareWith(env, page.$view, $Sides);
  return openAfterPlan(env, page);
};
