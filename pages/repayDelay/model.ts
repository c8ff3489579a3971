import { atom, type ReadableAtom } from 'nanostores';
import { type DelayPlan, readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { type Amount, isPayable } from '../../shared/domain/money.ts';
import { type RepaymentEnv, type RepaymentModel, repaymentModel } from '../../shared/features/plans/repayment.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import { stateOfPlan } from '../../shared/payments/orderPayments.ts';

/** The delay page, with the address for paying instead. */
export interface RepayDelayModel extends RepaymentModel<DelayPlan> {
  readonly repayAddress: string;
  /** What is due if the order is paid instead; undefined while the service has not said it. */
  readonly $payNow: ReadableAtom<Amount | undefined>;
}

/** The delay page: the cost of rolling an order over, and paying it. */
export const createRepayDelay = (env: RepaymentEnv): RepayDelayModel => {
  const { productId, orderId } = env.page.session;
  const $payNow = atom<Amount | undefined>();
  const base = repaymentModel(env, {
    endpoint: readDelayPlan,
    isRollover: true,
    amountOf: ({ delay }) => delay.amount,
  });

  // What is due if the order is paid instead is read each time the rollover on screen is.
  let latest: unknown;
  base.$view.listen(async (view) => {
    latest = view;
    if (view.kind !== 'ready' || view.status !== 'fresh') return;
    const outcome = await env.call(readPeriodPlan, { productId, orderId });
    // What is due before a rollover is paid: its own plan does not say.
    if (outcome.kind === 'ok') base.payments.see(stateOfPlan(outcome.data, false));
    const due = outcome.kind === 'ok' ? outcome.data.repayAmount : 0;
    if (latest === view) $payNow.set(isPayable(due) ? due : undefined);
  });
  return { ...base, $payNow, repayAddress: addressOf(env.page, 'repay') };
};
