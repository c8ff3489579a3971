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
  /** The address of the page with the code in large type; if the browser could not store the code for that page, the page reads it itself. */
  readonly codeAddress: string;
  readonly instructionsAddress: string;
  /** The address at which the order is paid by card or from a wallet; undefined if that is not offered. */
  readonly cardAddress: string | undefined;
}

/** What the period page and the delay page have in common: a plan, its code, and the channels to pay it at. */
export interface RepaymentModel<Plan> extends ScreenModel {
  readonly $view: Query<ShownPlan<Plan>>['$view'];
  /** The list of channels; undefined until it has loaded. It is hidden before `showChannels`. */
  readonly $Channels: ReadableAtom<PlanChannels | undefined>;
  /** Opens the list of channels once it has loaded. @returns why it did not load, if it did not. */
  showChannels(): Promise<Message | undefined>;
  readonly $parts: LatePayment['$parts'];
  /** The moment at which the plan's code expired, in milliseconds since the epoch, if it has: the code is not shown then. */
  readonly $expiredAtMs: ReadableAtom<number | undefined>;
  refresh(): void;
  /** @returns whether the phone allowed it. */
  copy(code: string): Promise<boolean>;
}

/** What a page passes to the chunk that loads after its plan. */
export interface PlanOnScreen<Plan> {
  readonly $view: Query<ShownPlan<Plan>>['$view'];
  readonly refresh: () => Promise<boolean>;
  readonly withWatch: LatePayment['use'];
  readonly isRollover: boolean;
  readonly $expiredAtMs: ReadableAtom<number | undefined>;
  /** Evaluates the plan's code again, for instance when it expires. */
  readonly judgeCode: () => void;
}

/** Starts what loads after the plan. It runs once per page. */
export type OpenAfterPlan<Plan> = (env: Env, page: PlanOnScreen<Plan>) => OpenedChannels;

/** The platform of these pages: how to load what comes after the plan, and the watch for a payment. */
export type RepaymentEnv<Plan> = CopyEnv & {
  /** The storage of the phone, which outlives the tab. */
  readonly phone?: Pick<SessionStore, 'read'>;
  readonly loadAfterPlan: () => Promise<OpenAfterPlan<Plan>>;
  readonly loadWatch?: (() => Promise<OpenWatch>) | undefined;
};

/** The plan that a page shows, and which amount of it is paid. */
export interface PlanToPay<Plan> {
  readonly endpoint: Endpoint<OrderKey, Plan>;
  readonly isRollover: boolean;
  /** The amount that the plan asks for. */
  readonly amountOf: (plan: Plan) => Amount;
  /** The address at which that is paid by card; undefined if it cannot be. */
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
  // A payment sent in another tab may have paid this already; so may one that this tab has sent while the page was frozen.
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
    // A refusal may mean that it has been paid: the order shows that.
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
  // This listener runs before the screen renders.
  read.$view.listen(judgeCode);

  // The amount on screen was due before the payment.
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

  // It has usually loaded before a borrower opens it; if it fails to load, a borrower who opens it is told. The next read of the plan then loads it
  // again, because it also states what the channel of the plan's code accepts.
  read.$view.listen(({ kind }) => {
    if (kind === 'ready' && !channels) openChannels().catch(() => {});
  });

  return {
    $view: read.$view,
    $parts: late.$parts,
    $expiredAtMs,
    $Channels,
    showChannels: () => {
      // The watch has to be loaded when the page leaves, and the plan of a rollover does not contain the state of the order.
      late.use((watch) => isRollover && watch.prepare());
      return openChannels().then(
        ({ show }) => void show(),
        () => text.unsent,
      );
    },
    open: () => {
      read.refresh();
      // The first access to a storage is the slowest: there is time for it now, but not once the response, whose code the phone may know, has
      // arrived.
      env.clock.after(0, () => {
        look();
        expiryOf(env, isRollover, '');
      });
    },
    refresh: () => void read.refresh(),
    copy: (code) => copyCode(env, code),
  };
};
