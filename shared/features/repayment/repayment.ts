import type { Endpoint } from '../../api/endpoint.ts';
import type { OrderKey } from '../../api/endpoints/orderKey.ts';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import type { Key } from '../../api/parse.ts';
import { unknown } from '../../api/settle.ts';
import type { ScreenModel } from '../../app/start.tsx';
import type { Amount } from '../../domain/money.ts';
import type { fetchAhead } from '../../navigation/fetchAhead.ts';
import { addressOf } from '../../navigation/open.ts';
import type { CopyEnv } from '../../platform/env.ts';
import { copyCode } from '../core/copyCode/copyCode.ts';
import { createQuery, type Query } from '../core/createQuery.ts';
import { type ChannelPayment, channelPayment } from './channelPayment.ts';
import { explainedByPayment, type LatePayment, latePayment, type OpenWatch } from './latePayment.ts';
import { keepRepaymentInfo } from './storedRepayment.ts';

/** A plan as a page shows it: with the addresses of the pages that belong to it. */
export interface ShownPlan<Plan> {
  readonly plan: Plan;
  /** Where the code stands at large; undefined where the browser would not keep it for that page. */
  readonly codeAddress: string | undefined;
  readonly instructionsAddress: string;
  /** Where the order is paid by card or from a wallet; undefined where that is not offered. */
  readonly cardAddress: string | undefined;
}

/** What the period page and the delay page have in common: a plan, its code, and the channels to pay it at. */
export interface RepaymentModel<Plan> extends ScreenModel {
  readonly $view: Query<ShownPlan<Plan>>['$view'];
  readonly payment: ChannelPayment;
  readonly $parts: LatePayment['$parts'];
  refresh(): void;
  /** @returns whether the phone took it. */
  copy(code: string): Promise<boolean>;
}

/** What these pages add to their platform, and what follows the document: the watch for a payment, and what fetches ahead. */
export type RepaymentEnv = CopyEnv & {
  readonly loadWatch?: (() => Promise<OpenWatch>) | undefined;
  readonly loadAhead?: (() => Promise<{ readonly fetchAhead: typeof fetchAhead }>) | undefined;
};

/**
 * The model of a page that shows a plan and takes its payment. `amountOf` names what the plan asks for, `cardAddressOf` where
 * that is paid by card.
 */
export const repaymentModel = <Plan extends RepaymentInfo>(
  env: RepaymentEnv,
  endpoint: Endpoint<OrderKey, Plan>,
  amountOf: (plan: Plan) => Amount,
  isRollover: boolean,
  cardAddressOf: (plan: Plan) => string | undefined = () => undefined,
): RepaymentModel<Plan> => {
  const { productId, orderId } = env.page.session;
  const late = latePayment(env, env.loadWatch);
  const order = { productId, orderId };

  const look = (): void => void late.use((watch) => watch.begin());

  const shown = (plan: Plan, isKept: boolean): ShownPlan<Plan> => ({
    plan,
    codeAddress: isKept
      ? addressOf(env.page, 'repaymentOfCode2', { isDelay: isRollover ? '1' : undefined })
      : undefined,
    instructionsAddress: addressOf(env.page, 'carpmm'),
    cardAddress: cardAddressOf(plan),
  });

  const read = createQuery(env, async () => {
    if (!orderId) return unknown('incomplete');
    const outcome = await env.call(endpoint, order);
    // A no may mean that it has been paid: the order tells.
    if (outcome.kind === 'refused') return explainedByPayment(env, late, outcome, isRollover);
    if (outcome.kind !== 'ok') return outcome;
    const checkedAtMs = env.clock.now() - (outcome.ageMs || 0);
    const isKept = keepRepaymentInfo(env.store, { info: outcome.data, isRollover, checkedAtMs });
    return { ...outcome, data: shown(outcome.data, isKept) };
  });

  const due = () => {
    const view = read.$view.get();
    if (view.kind !== 'ready' || view.status !== 'fresh') return undefined;
    return { amount: amountOf(view.data.plan), isRollover };
  };

  const leave = (channelNumber: Key | undefined): void => {
    const view = read.$view.get();
    if (view.kind !== 'ready') return;
    const { plan } = view.data;
    late.use((watch) => watch.expectAtChannel({ plan, amount: amountOf(plan), channelNumber, isRollover }));
  };

  const payment = channelPayment(env, due, read.refresh, leave);

  // What is on screen was due before the payment.
  late.$parts.listen(({ Arrived, isOver }, before) => {
    if (Arrived && !before?.Arrived && !isOver) read.refresh();
  });

  const nextAddress = (): string | undefined => {
    const view = read.$view.get();
    return view.kind === 'ready' && view.data.plan.payCode ? view.data.codeAddress : undefined;
  };

  return {
    $view: read.$view,
    $parts: late.$parts,
    payment: {
      ...payment,
      show: () => {
        // It has to be there when the page leaves, and a rollover's plan does not say how the order stands.
        late.use((watch) => isRollover && watch.prepare());
        payment.show();
      },
    },
    open: () => {
      read.refresh();
      // A browser's first reach for the storage takes longest: it has time for it now, and none once the answer is there.
      env.clock.after(0, () => {
        if (env.store.read('payment')) look();
      });
      // Nobody waits for what fetches ahead, or misses it where it does not come.
      env.clock.after(0, () => {
        env.loadAhead?.().then(
          ({ fetchAhead }) => fetchAhead(env.clock, nextAddress),
          () => {},
        );
      });
    },
    refresh: () => void read.refresh(),
    copy: (code) => copyCode(env, code),
  };
};
