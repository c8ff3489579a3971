import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { complainOfPayment } from '../../shared/features/complaint/complainOfPayment.ts';
import type { OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import { openPaymentWatch } from '../../shared/features/repayment/openPaymentWatch.tsx';
import type { ReadPayNow } from './model.ts';
import { PayNow } from './PayNow.tsx';

/** Whether what was paid at a channel has arrived. */
export const openWatch: OpenWatch = (env, $parts) => openPaymentWatch(env, $parts, complainOfPayment);

/** Reads what is due now. Where the service does not say it, there is nothing to show, and nothing to tell. */
export const readPayNow: ReadPayNow = async (env, plan) => {
  const { productId, orderId } = env.page.session;
  const outcome = await env.call(readPeriodPlan, { productId, orderId });
  if (outcome.kind !== 'ok') return undefined;
  const { repayAmount } = outcome.data;
  return () => <PayNow plan={plan} amount={repayAmount} />;
};
