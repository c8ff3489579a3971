import { atom } from 'nanostores';
import { unknown } from '../../api/client.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import type { OrderKey } from '../../api/endpoints/orderKey.ts';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Amount } from '../../domain/money.ts';
import { addressOf, codeAddressOf } from '../../navigation/screens.ts';
import {
  orderPayments,
  type PaymentParts,
  type PaymentStatus,
  type PaymentsEnv,
  stateOfPlan,
} from '../../payments/orderPayments.ts';
import type { CopyEnv } from '../../platform/env.ts';
import type { Later } from '../../platform/loadLater.ts';
import { forgetRepaymentInfo, hasExpired, keepRepaymentInfo, PAYABLE_MS } from '../codes/storedRepayment.ts';
import { copyCode } from '../core/copyCode.ts';
import { createQuery } from '../core/createQuery.ts';
import { isRefusal } from '../core/failure.tsx';
import type { PlanChannels, planChannels } from './planChannels.tsx';

/** The rest of these pages. */
export interface RepaymentParts extends PaymentParts {
  readonly planChannels: typeof planChannels;
}

/** The platform of these pages: the records of payments, and the rest of the page. */
export interface RepaymentEnv extends CopyEnv, PaymentsEnv {
  readonly later: Later<RepaymentParts>;
}

/** The plan that a page shows, and which amount of it is paid. */
export interface PlanToPay<Plan> {
  readonly endpoint: Endpoint<OrderKey, Plan>;
  readonly isRollover: boolean;
  /** The amount that the plan asks for. */
  readonly amountOf: (plan: Plan) => Amount;
  /** The address at which that is paid by card or from a wallet; undefined if that is not offered. */
  readonly cardAddressOf?: (plan: Plan) => string | undefined;
}

/**
 * @returns whether nothing is left to pay here: the order is settled, or its due date has moved. After a move that an earlier page has shown, what the
 * service names is of after it.
 */
export const isOver = (arrived: PaymentStatus['arrived']): boolean =>
  !!arrived && (arrived.isSettled || (!!arrived.movedTo && !arrived.isEarlier));

/** What the period page and the delay page have in common: a plan, its code, and the channels to pay it at. */
export type RepaymentModel<Plan extends RepaymentInfo> = ReturnType<typeof repaymentModel<Plan>>;

/** The model of a page that shows a plan and takes its payment. */
export const repaymentModel = <Plan extends RepaymentInfo>(
  env: RepaymentEnv,
  { endpoint, isRollover, amountOf, ...plan }: PlanToPay<Plan>,
) => {
  const { session: order } = env.page;
  const payments = orderPayments(env);

  const codeAddress = codeAddressOf(env.page, isRollover);

  const ask = async (isLatest: () => boolean): Promise<Outcome<Plan>> => {
    if (!order.orderId) return unknown('incomplete');
    const outcome = await env.call(endpoint, order);
    if (outcome.kind !== 'ok' && isRefusal(outcome) && isLatest()) forgetRepaymentInfo(env.store, isRollover);
    // A refusal may mean that it has been paid: then the order says so, in place of the refusal.
    if (outcome.kind === 'refused') return (await payments.explains()) ? { ...outcome, message: '' } : outcome;
    if (outcome.kind !== 'ok') return outcome;
    if (isLatest()) {
      keepRepaymentInfo(env.store, { info: outcome.data, isRollover, checkedAtMs: env.clock.now() });
      payments.see(stateOfPlan(outcome.data, isRollover));
    }
    if (payments.$status.get().pending) payments.watch();
    return outcome;
  };
  const read = createQuery(env, ask, undefined, PAYABLE_MS);

  const onScreen = () => {
    const view = read.$view.get();
    return view.kind === 'ready' ? view : undefined;
  };

  const $hasExpired = atom(false);
  let stopWaiting = () => {};
  const judgeCode = (): void => {
    stopWaiting();
    const plan = onScreen()?.data;
    $hasExpired.set(!!plan && hasExpired(plan, env.clock.now()));
    const restMs = (plan?.facts.code?.validUntilMs || 0) - env.clock.now();
    // A page that stays open for longer reads the plan again before that.
    if (restMs > 0 && restMs < PAYABLE_MS) stopWaiting = env.clock.after(restMs, judgeCode);
  };
  // This listener runs before the screen renders.
  read.$view.listen(judgeCode);

  // The amount on screen was due before the payment, or before it changed.
  payments.$status.listen(({ arrived, changed }, before) => {
    const isNew =
      (arrived && arrived !== before?.arrived && !isOver(arrived)) || (changed && changed !== before?.changed);
    if (isNew && onScreen()) read.refresh(true);
  });

  const $channels = atom<PlanChannels | undefined>();
  const channelsOf = ({ planChannels }: RepaymentParts): PlanChannels => {
    const page = { shown: onScreen, refresh: read.refresh, payments, isRollover, amountOf, codeAddress };
    const channels = $channels.get() ?? planChannels(env, page);
    $channels.set(channels);
    return channels;
  };
  // It has usually loaded before a borrower opens the list. It also states what the channel of the plan's code accepts.
  env.later.$state.subscribe((state) => {
    if (state.kind === 'ready') Promise.resolve(env.opened).then(() => channelsOf(state.parts));
  });

  return {
    ...plan,
    amountOf,
    /** The address of the page with the code in large type; if the browser could not store the code for that page, the page reads it itself. */
    codeAddress,
    instructionsAddress: addressOf(env.page, 'carpmm'),
    $view: read.$view,
    /** The payments of the order that may have been made. */
    payments,
    /** Whether the plan's code has expired: it is not shown then. */
    $hasExpired,
    /** The channels; undefined until they have loaded. Their list is hidden before `showChannels`. */
    $channels,
    /** Opens the list of channels once it has loaded. Resolves then, or once it has failed to load. */
    showChannels: async () => {
      const parts = await env.later.load();
      if (parts) channelsOf(parts).show();
    },
    later: env.later,
    open: () => void read.refresh(),
    refresh: () => void read.refresh(),
    /** @returns whether the phone allowed it. */
    copy: (code: string) => copyCode(env, code),
  };
};
