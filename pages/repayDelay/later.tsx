import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { isPayable } from '../../shared/domain/money.ts';
import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { planChannels } from '../../shared/features/plans/planChannels.tsx';
import type { RepaymentModel } from '../../shared/features/plans/repayment.ts';
import { stateOfPlan } from '../../shared/payments/orderPayments.ts';
import type { Env } from '../../shared/platform/env.ts';
import type { PayNowAtom } from './model.ts';

type Rollover = Pick<RepaymentModel<DelayPlan>, '$view' | 'payments'>;

/** Reads what is due if the order is paid instead, each time the rollover on screen is read. */
const readPayNow = (env: Env, { $view, payments }: Rollover, $payNow: PayNowAtom): void => {
  const { productId, orderId } = env.page.session;
  let latest: unknown;
  $view.subscribe(async (view) => {
    latest = view;
    if (view.kind !== 'ready' || view.status !== 'fresh') return;
    const outcome = await env.call(readPeriodPlan, { productId, orderId });
    // What is due before a rollover is paid: its own plan does not say.
    if (outcome.kind === 'ok') payments.see(stateOfPlan(outcome.data, false));
    const due = outcome.kind === 'ok' ? outcome.data.repayAmount : 0;
    if (latest === view) $payNow.set(isPayable(due) ? due : undefined);
  });
};

/** The rest of the page: the channels, what is due now, and what has become of a payment. */
export const later = { ...paymentParts, planChannels, readPayNow };
