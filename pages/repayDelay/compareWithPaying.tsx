import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import type { RepaymentModel } from '../../shared/features/plans/repayment.ts';
import { stateOfPlan } from '../../shared/payments/readState.ts';
import type { Env } from '../../shared/platform/env.ts';
import { Compare } from './Compare.tsx';
import type { PayNowAtom, SidesAtom } from './model.ts';

interface Compared {
  readonly $Sides: SidesAtom;
  readonly $payNow: PayNowAtom;
}

type Rollover = Pick<RepaymentModel<DelayPlan>, '$view' | 'payments'>;

/**
 * Compares the rollover on screen with paying now, each time it is read. If the service does not state the amount due now, there is nothing to
 * compare it with.
 */
export const compareWithPaying = (env: Env, { $view, payments }: Rollover, { $Sides, $payNow }: Compared): void => {
  const { productId, orderId } = env.page.session;
  let latest: unknown;
  let isCompared = false;
  $view.subscribe(async (view) => {
    latest = view;
    if (view.kind !== 'ready' || view.status === 'revalidating') return;
    // If the rollover could not be read again, the earlier comparison is of the same age as it, and stays.
    if (view.status === 'stale' && isCompared) return;
    const outcome = await env.call(readPeriodPlan, { productId, orderId });
    // What is due before a rollover is paid: its own plan does not say.
    if (outcome.kind === 'ok') payments.see(stateOfPlan(outcome.data, outcome.data.dueDate, false));
    const payNow = outcome.kind === 'ok' ? outcome.data.repayAmount : undefined;
    if (latest !== view) return;
    isCompared = true;
    $payNow.set(payNow);
    $Sides.set(() => <Compare plan={view.data.plan} payNow={payNow} />);
  });
};
