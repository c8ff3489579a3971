import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Endpoint } from '../../api/endpoint.ts';
import type { OrderKey } from '../../api/endpoints/orderKey.ts';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import type { Outcome } from '../../api/outcome.ts';
import { unknown } from '../../api/settle.ts';
import { text } from '../../app/lateClient/messages.ts';
import type { ScreenModel } from '../../app/start.tsx';
import type { Amount } from '../../domain/money.ts';
import type { Message } from '../../i18n/messages.ts';
import { addressOf } from '../../navigation/open.ts';
import type { CopyEnv, Env } from '../../platform/env.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';
import { copyCode } from '../core/copyCode/copyCode.ts';
import { createQuery, isNo, type Query } from '../core/createQuery.ts';
import type { OpenedChannels, PlanChannels } from './ChannelSheet/openChannels.tsx';
import { expiredAt, expiryOf } from './codeExpiry.ts';
import { explainedByPayment, type LatePayment, latePayment, type OpenWatch } from './latePayment.ts';
import { noteSentBefore } from './sentBefore.ts';
import { forgetRepaymentInfo, keepRepaymentInfo, PAYABLE_MS } from './storedRepayment.ts';

/** A plan as a page shows it: with the addresses of the pages that belong to it. */
export interface ShownPlan<Plan> {
  readonly plan: Plan;
  /** What is to be paid. */
  readonly due: Amount;
  /** Where the code stands at large; what the browser would not keep for that page it asks for itself. */
  readonly codeAddress: string;
  readonly instructionsAddress: string;
  /** Where the order is paid by card or from a wallet; undefined where that is not offered. */
  readonly cardAddress: string | undefined;
}

/** What the period page and the delay page have in common: a plan, its code, and the channels to pay it at. */
export interface RepaymentModel<Plan> extends ScreenModel {
  readonly $view: Query<ShownPlan<Plan>>['$view'];
  /** The list of channels; undefined until it has come. It shows nothing before `showChannels`. */
  readonly $Channels: ReadableAtom<PlanChannels | undefined>;
  /** Opens the list of channels as soon as it is there. @returns why it did not come, where it did not. */
  showChannels(): Promise<Message | undefined>;
  readonly $parts: LatePayment['$parts'];
  /** Until when the plan's code was valid, in milliseconds since the epoch, where that is over: it is not shown then. */
  readonly $expiredAtMs: ReadableAtom<number | undefined>;
  refresh(): void;
  /** @returns whether the phone took it. */
  copy(code: string): Promise<boolean>;
}

/** What a page has for what follows its plan. */
export interface PlanOnScreen<Plan> {
  readonly $view: Query<ShownPlan<Plan>>['$view'];
  readonly refresh: () => Promise<boolean>;
  readonly withWatch: LatePayment['use'];
  readonly isRollover: boolean;
  readonly $expiredAtMs: ReadableAtom<number | undefined>;
  /** Judges the plan's code anew, as at the moment at which it expires. */
  readonly judgeCode: () => void;
}

/** Opens what follows the plan. It runs once on a page. */
export type OpenAfterPlan<Plan> = (env: Env, page: PlanOnScreen<Plan>) => OpenedChannels;

/** What these pages add to their platform: how to load what follows the plan, and the watch for a payment. */
export type RepaymentEnv<Plan> = CopyEnv & {
  /** What the phone keeps over the end of the tab. */
  readonly phone?: Pick<SessionStore, 'read'>;
  readonly loadAfterPlan: () => Promise<OpenAfterPlan<Plan>>;
  readonly loadWatch?: (() => Promise<OpenWatch>) | undefined;
};

/** Which plan a page shows, and what of it is paid. */
export interface PlanToPay<Plan> {
  readonly endpoint: Endpoint<OrderKey, Plan>;
  readonly isRollover: boolean;
  /** What the plan asks for. */
  readonly amountOf: (plan: Plan) => Amount;
  /** Where that is paid by card; undefined where it is not. */
  readonly cardAddressOf?: (plan: Plan) => string | undefined;
}

/** The model of a page that shows a plan and takes its payment. */
export const repaymentModel = <Plan extends RepaymentInfo>(
  env: RepaymentEnv<Plan>,
  { endpoint, isRollover, amountOf, cardAddressOf }: PlanToPay<Plan>,
): RepaymentModel<Plan> => {
  const { session: order } = env.page;
  const late = latePayment(env, env.loadWatch);

  let hasLooked = false;
  // What another tab has sent may have paid this already, and so may what this one has sent while the page was frozen.
  const look = (): void => {
    hasLooked = true;
    if ((env.phone && noteSentBefore(env, env.phone)) || env.store.read('payment'))
      late.use((watch) => watch.begin(), true);
  };
  env.onReturn(look);

  const shown = (plan: Plan): ShownPlan<Plan> => ({
    plan,
    due: amountOf(plan),
    codeAddress: addressOf(env.page, 'repaymentOfCode2', { isDelay: isRollover ? '1' : undefined }),
    instructionsAddress: addressOf(env.page, 'carpmm'),
    cardAddress: cardAddressOf?.(plan),
  });

  const ask = async (isLatest: () => boolean): Promise<Outcome<ShownPlan<Plan>>> => {
    if (!order.orderId) return unknown('incomplete');
    const outcome = await env.call(endpoint, order);
    if (outcome.kind !== 'ok' && isNo(outcome) && isLatest()) forgetRepaymentInfo(env.store, isRollover);
    // A no may mean that it has been paid: the order tells.
    if (outcome.kind === 'refused') return explainedByPayment(env, late, outcome, isRollover);
    if (outcome.kind !== 'ok') return outcome;
    const checkedAtMs = env.clock.now();
    if (isLatest()) keepRepaymentInfo(env.store, { info: outcome.data, isRollover, checkedAtMs });
    if (!hasLooked) look();
    return { ...outcome, data: shown(outcome.data) };
  };
  const read = createQuery(env, ask, undefined, PAYABLE_MS);

  const $expiredAtMs = atom<number | undefined>();
  const judgeCode = (): void => {
    const view = read.$view.get();
    $expiredAtMs.set(view.kind === 'ready' ? expiredAt(env, view.data.plan, isRollover) : undefined);
  };
  // Before the screen hears of it.
  read.$view.listen(judgeCode);

  // What is on screen was due before the payment.
  late.$parts.listen(({ Arrived, isOver }, before) => {
    if (Arrived && !before?.Arrived && !isOver) read.refresh();
  });

  const $Channels: WritableAtom<PlanChannels | undefined> = atom();
  let channels: OpenedChannels | undefined;
  const openChannels = async (): Promise<OpenedChannels> => {
    const open = await env.loadAfterPlan();
    channels ||= open(env, {
      $view: read.$view,
      refresh: read.refresh,
      withWatch: late.use,
      isRollover,
      $expiredAtMs,
      judgeCode,
    });
    $Channels.set(channels.Channels);
    return channels;
  };

  // It is there before most borrowers ask for it; who does ask is told where it does not come. Where it did not, the next
  // read of the plan asks for it again, because it also says what the channel of the plan's code takes.
  read.$view.listen(({ kind }) => {
    if (kind === 'ready' && !channels) openChannels().catch(() => {});
  });

  return {
    $view: read.$view,
    $parts: late.$parts,
    $expiredAtMs,
    $Channels,
    showChannels: () => {
      // It has to be there when the page leaves, and a rollover's plan does not say how the order stands.
      late.use((watch) => isRollover && watch.prepare());
      return openChannels().then(
        ({ show }) => void show(),
        () => text.unsent,
      );
    },
    open: () => {
      read.refresh();
      // A browser's first reach for a storage takes longest: it has time for it now, and none once the answer is there, whose
      // code the phone may know.
      env.clock.after(0, () => {
        look();
        expiryOf(env, isRollover, '');
      });
    },
    refresh: () => void read.refresh(),
    copy: (code) => copyCode(env, code),
  };
};
