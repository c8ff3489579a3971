import type { Endpoint } from '../../api/endpoint.ts';
import type { OrderKey } from '../../api/endpoints/orderKey.ts';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import type { ScreenModel } from '../../app/start.tsx';
import type { Amount } from '../../domain/money.ts';
import { fetchAhead } from '../../navigation/fetchAhead.ts';
import { addressOf } from '../../navigation/open.ts';
import type { CopyEnv } from '../../platform/env.ts';
import { copyCode } from '../core/copyCode/copyCode.ts';
import { createQuery, type Query } from '../core/createQuery.ts';
import { type ChannelPayment, channelPayment } from './channelPayment.ts';
import { keepRepaymentInfo } from './storedRepayment.ts';

/** A plan as a page shows it: with the addresses of the pages that belong to it. */
export interface ShownPlan<Plan> {
  readonly plan: Plan;
  /** Where the code stands at large; undefined where the browser would not keep it for that page. */
  readonly codeAddress: string | undefined;
  readonly instructionsAddress: string;
}

/** What the period page and the delay page have in common: a plan, its code, and the channels to pay it at. */
export interface RepaymentModel<Plan> extends ScreenModel {
  readonly $view: Query<ShownPlan<Plan>>['$view'];
  readonly payment: ChannelPayment;
  refresh(): void;
  copy(code: string): void;
}

/** The model of a page that shows a plan and takes its payment. `amountOf` names what the plan asks for. */
export const repaymentModel = <Plan extends RepaymentInfo>(
  env: CopyEnv,
  endpoint: Endpoint<OrderKey, Plan>,
  amountOf: (plan: Plan) => Amount,
  isRollover: boolean,
): RepaymentModel<Plan> => {
  const { productId, orderId } = env.page.session;
  const order = { productId, orderId };

  const shown = (plan: Plan, isKept: boolean): ShownPlan<Plan> => ({
    plan,
    codeAddress: isKept ? addressOf(env.page, 'repaymentOfCode2') : undefined,
    instructionsAddress: addressOf(env.page, 'carpmm'),
  });

  const read = createQuery(env, async () => {
    const outcome = await env.call(endpoint, order);
    if (outcome.kind !== 'ok') return outcome;
    const isKept = keepRepaymentInfo(env.store, { info: outcome.data, isRollover, checkedAtMs: env.clock.now() });
    return { kind: 'ok', data: shown(outcome.data, isKept) };
  });

  const due = () => {
    const view = read.$view.get();
    if (view.kind !== 'ready' || view.status !== 'fresh') return undefined;
    return { amount: amountOf(view.data.plan), isRollover };
  };

  const payment = channelPayment(env, due, read.refresh);

  const nextAddress = (): string | undefined => {
    const view = read.$view.get();
    return view.kind === 'ready' && view.data.plan.payCode ? view.data.codeAddress : undefined;
  };

  return {
    $view: read.$view,
    payment,
    open: () => {
      read.refresh();
      // A browser's first reach for the storage takes longest: it has time for it now, and none once the answer is there.
      env.clock.after(0, () => env.store.read('repaymentInfo'));
      fetchAhead(env.clock, nextAddress);
    },
    refresh: () => void read.refresh(),
    copy: (code) => void copyCode(env, code),
  };
};
