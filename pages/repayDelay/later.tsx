import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { complainOfPayment } from '../../shared/features/complaint/complainOfPayment.ts';
import type { OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import { openPaymentWatch } from '../../shared/features/repayment/openPaymentWatch.tsx';
import { fetchAhead as fetchDocumentAhead } from '../../shared/navigation/fetchAhead.ts';
import { Compare } from './Compare.tsx';
import type { CompareWith, FetchAhead } from './model.ts';

/** Whether what was paid at a channel has arrived. */
export const openWatch: OpenWatch = (env, $parts) => openPaymentWatch(env, $parts, complainOfPayment, true);

/** Nobody waits for it. */
export const fetchAhead: FetchAhead = fetchDocumentAhead;

/** Where the service does not say what is due now, there is nothing to put beside the rollover. */
export const compareWith: CompareWith = (env, $view, $sides) => {
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
    $sides.set(() => <Compare plan={view.data.plan} payNow={payNow} />);
  });
};
