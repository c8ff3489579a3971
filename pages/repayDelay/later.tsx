import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { complainOfPayment } from '../../shared/features/complaint/complainOfPayment.ts';
import type { OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import { openPaymentWatch } from '../../shared/features/repayment/openPaymentWatch.tsx';
import { Compare } from './Compare.tsx';
import type { CompareWith } from './model.ts';

/** Whether what was paid at a channel has arrived. */
export const openWatch: OpenWatch = (env, $parts) => openPaymentWatch(env, $parts, complainOfPayment, true);

/** Where the service does not say what is due now, there is nothing to put beside the rollover. */
export const compareWith: CompareWith = (env, $view, $sides) => {
  const { productId, orderId } = env.page.session;
  let latest: unknown;
  $view.subscribe(async (view) => {
    latest = view;
    if (view.kind !== 'ready' || view.status !== 'fresh') return;
    const outcome = await env.call(readPeriodPlan, { productId, orderId });
    const payNow = outcome.kind === 'ok' ? outcome.data.repayAmount : undefined;
    if (latest === view) $sides.set(() => <Compare plan={view.data.plan} payNow={payNow} />);
  });
};
