import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { complainOfPayment } from '../../shared/features/complaint/complainOfPayment.ts';
import type { OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import { openPaymentWatch } from '../../shared/features/repayment/openPaymentWatch.tsx';
import { Compare } from './Compare.tsx';
import type { CompareWith } from './model.ts';

/** Whether what was paid at a channel has arrived. */
export const openWatch: OpenWatch = (env, $parts) => openPaymentWatch(env, $parts, complainOfPayment);

/** Reads what is due now, and puts it beside the rollover. Where the service does not say it, there is nothing to tell. */
export const compareWith: CompareWith = async (env, plan) => {
  const { productId, orderId } = env.page.session;
  const outcome = await env.call(readPeriodPlan, { productId, orderId });
  const payNow = outcome.kind === 'ok' ? outcome.data.repayAmount : undefined;
  return () => <Compare plan={plan} payNow={payNow} />;
};
