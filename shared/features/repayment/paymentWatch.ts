import { atom, type ReadableAtom } from 'nanostores';
import { type Order, readOrder } from '../../api/endpoints/readOrder.ts';
import { readPeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { reporting } from '../../brand/current.ts';
import type { Amount } from '../../domain/money.ts';
import type { Env } from '../../platform/env.ts';
import { isComparable, type OrderWords, type PaymentProgress } from './paymentProgress.ts';
import { type LeftForChannel, sentAtChannel, wordsOfPlan } from './sentAtChannel.ts';
import {
  besideKept,
  type KeptPayment,
  keepSentPayment,
  keepShownPayment,
  paidAsSaid,
  progressOf,
  readSentPayment,
  readShownPayment,
  type SentPayment,
} from './sentPayment.ts';

/** The platform of a page that checks whether a payment has arrived. */
export type WatchEnv = Env & {
  /** Whether the page is hidden. */
  isHidden(): boolean;
  /** Removes the slip that the phone has stored of the order's code: that of a rollover, or the other one. */
  removeSlip(isRollover: boolean): void;
};

/** What is to be paid on the order from now on. */
export interface NextDue {
  readonly amount: Amount;
  readonly dueDate: string;
}

/** What is known of a payment that the borrower may have made. */
export type WatchState =
  | {
      readonly kind: 'waiting';
      readonly payment: KeptPayment | undefined;
      /** False if the order may contain the payment after all, because the check failed or cannot show it. Undefined before the first check. */
      readonly isCompared: boolean | undefined;
      /** Whether a quarter of an hour has passed without the order showing the payment. */
      readonly isOverdue: boolean;
      /** The time of the last check, once the page has stopped checking by itself; undefined while it goes on. */
      readonly stoppedAtMs: number | undefined;
    }
  | {
      readonly kind: 'arrived';
      readonly progress: Exclude<PaymentProgress, { readonly kind: 'same' }>;
      readonly payment: KeptPayment | undefined;
      readonly seenAtMs: number;
      /** Undefined if nothing is due any more, or if it is not known. */
      readonly next: NextDue | undefined;
    };

type Arrived = Extract<WatchState, { readonly kind: 'arrived' }>;

/** Checks the order until it shows a payment. It only reads. */
export interface PaymentWatch {
  readonly $state: ReadableAtom<WatchState>;
  /**
   * The borrower is about to make this payment: records it, next to one that they may have made already, with the state of the order `before`,
   * unless that is recorded already. For a code that state is read here, because its page stays open; a page that leaves has to pass it.
   */
  expect(payment: SentPayment, before?: OrderWords): void;
  /** The same for a payment at a channel, for which the page leaves. */
  expectAtChannel(left: LeftForChannel): void;
  /** The borrower states that they have made the expected payment. */
  sayPaid(): void;
  /** Reads the state of the order, for `expect` on a page that leaves and does not have that state itself. */
  prepare(): void;
  /** Resolves once that state has been read, or at once if nothing is to be read. */
  prepared(): Promise<void>;
  /** Uses an order that the page itself has just read, and goes on checking. */
  see(order: Order): void;
  /** Checks the order now and, if a payment is expected, repeatedly while the page is visible. */
  begin(): void;
  /**
   * The service has refused a call of the page, perhaps because of the payment: checks the order. `ofRollover`: a rollover that was reported before
   * is reported again, as long as the order shows it. @returns whether the payment is the reason: this check has found it, or nothing is left to
   * pay.
   */
  explains(ofRollover: boolean): Promise<boolean>;
}

const POLL_MS = 2000;
const SLOW_POLL_MS = 10_000;
const SLOW_AFTER_MS = 60_000;
// The longest time that a refusal is held back for a check that may explain it.
const MAX_HOLD_MS = 3000;
/** How long a page checks, and after how long the borrower can complain about a payment that is not shown. */
const WATCH_MS = 900_000;

/** The model that waits for a payment on the page's own order. */
export const paymentWatch = (env: WatchEnv): PaymentWatch => {
  const { productId, orderId } = env.page.session;
  const order = { productId, orderId };
  let kept = readSentPayment(env.store);
  let isWritten = true;
  const isOverdue = (): boolean => !!kept && Math.abs(env.clock.now() - kept.sentAtMs) >= WATCH_MS;
  let stoppedAtMs: number | undefined;
  // The result of the checks since the borrower came.
  let lastRead: OrderWords | 'nothing' | undefined;
  const isCompared = (): boolean | undefined => {
    if (!kept?.before || lastRead === 'nothing') return false;
    return lastRead && isComparable(kept.before, lastRead);
  };
  const waiting = () => ({
    kind: 'waiting' as const,
    payment: kept,
    isCompared: isCompared(),
    isOverdue: isOverdue(),
    stoppedAtMs,
  });
  const $state = atom<WatchState>(waiting());
  let orderBefore: Order | undefined;
  let readingBefore: Promise<void> = Promise.resolve();
  let startedAtMs: number | undefined;
  let checking: Promise<void> | undefined;
  // The kinds of progress that are reported again if an earlier page has reported them.
  let reportedAgain: readonly PaymentProgress['kind'][] = ['settled'];
  let stopWaiting = () => {};

  const keep = (payment: KeptPayment | undefined): void => {
    kept = payment;
    isWritten = keepSentPayment(env.store, payment);
  };

  const showWaiting = (): void => {
    if ($state.get().kind === 'waiting') $state.set(waiting());
  };

  const readNext = async (): Promise<void> => {
    const outcome = await env.call(readPeriodPlan, order);
    const state = $state.get();
    if (outcome.kind !== 'ok' || state.kind !== 'arrived') return;
    $state.set({ ...state, next: { amount: outcome.data.repayAmount, dueDate: outcome.data.dueDate } });
  };

  const showArrived = (seen: Pick<Arrived, 'progress' | 'payment' | 'seenAtMs'>): void => {
    $state.set({ kind: 'arrived', ...seen, next: undefined });
    if (seen.progress.kind !== 'settled') readNext();
  };

  /** Reports again a payment that an earlier page has found in the order, as long as the order shows it. */
  const reportAgain = (now: Order): boolean => {
    const shown = readShownPayment(env.store);
    if (!shown) return false;
    const progress = progressOf(shown.payment, now);
    if (progress.kind === 'same' || !reportedAgain.includes(progress.kind)) return false;
    showArrived({ progress, ...shown });
    return true;
  };

  const evaluate = (now: Order): void => {
    // A payment begun from now on is compared with this state, without another check.
    orderBefore = now;
    lastRead = now;
    const progress = progressOf(kept, now);
    if (!kept && reportAgain(now)) return;
    if (progress.kind === 'same') {
      // Only for a code that was only seen: a borrower who comes back from another page may have paid there, so that the later state of the order
      // is no basis for a comparison.
      if (kept?.isOnlyShown && !kept.before) keep({ ...kept, before: now });
      showWaiting();
      return;
    }
    const seenAtMs = env.clock.now();
    // The code that may have been used is no longer valid, which a page without a connection cannot learn from the service.
    env.store.write('repaymentInfo', null);
    for (const isRollover of [true, false]) env.removeSlip(isRollover);
    showArrived({ progress, payment: kept, seenAtMs });
    // The next payment is compared with this state of the order.
    if (kept) keepShownPayment(env.store, { payment: kept, seenAtMs });
    if (reporting && kept)
      env.report?.('onStep', 'paymentSeen', progress.kind === 'rolledOver' ? 'rollover' : kept.way);
    kept = undefined;
  };

  const isWatching = (): boolean => startedAtMs !== undefined && $state.get().kind === 'waiting';

  // Without a payment there is nothing to wait for, and the page does not mention checks: a single check reads the state of the order.
  const scheduleNext = (): void => {
    stopWaiting();
    if (!isWatching() || !kept) return;
    const sinceMs = env.clock.steady() - (startedAtMs ?? 0);
    if (sinceMs < WATCH_MS) {
      stopWaiting = env.clock.after(sinceMs < SLOW_AFTER_MS ? POLL_MS : SLOW_POLL_MS, checkIfVisible);
      return;
    }
    stoppedAtMs = env.clock.now();
    showWaiting();
  };

  const readAndEvaluate = async (): Promise<void> => {
    const outcome = await env.call(readOrder, order);
    checking = undefined;
    // A refusal, or no response, tells nothing about the payment: the page reports it in its own way.
    if (outcome.kind === 'ok' && $state.get().kind === 'waiting') evaluate(outcome.data);
    else {
      lastRead ??= 'nothing';
      showWaiting();
    }
    scheduleNext();
  };

  const readBefore = async (): Promise<void> => {
    const outcome = await env.call(readOrder, order);
    orderBefore = outcome.kind === 'ok' ? outcome.data : undefined;
  };

  const check = (): void => {
    checking ??= readAndEvaluate();
  };

  const checkIfVisible = (): void => {
    stopWaiting();
    if (isWatching() && !env.isHidden()) check();
  };

  const begin = (): void => {
    startedAtMs = env.clock.steady();
    stoppedAtMs = undefined;
    if (isCompared()) lastRead = undefined;
    // While this page was frozen or hidden, another one may have recorded a payment. What the tab's storage did not accept is known only
    // here.
    if (isWritten) kept = readSentPayment(env.store) ?? kept;
    showWaiting();
    checkIfVisible();
  };

  const expect = (payment: SentPayment, before?: OrderWords): void => {
    keep({
      ...besideKept(payment, kept),
      // A borrower who pays in a second way may do so from now on: the warning lasts a day from then. A code may have been paid since it was first
      // seen.
      sentAtMs: payment.way === 'code' && kept ? kept.sentAtMs : env.clock.now(),
      before: kept?.before ?? before ?? orderBefore,
      // Storing this payment overwrites that record.
      lastSeenAtMs: kept ? kept.lastSeenAtMs : readShownPayment(env.store)?.seenAtMs,
    });
    if (payment.way === 'code') {
      showWaiting();
      if (kept?.before) scheduleNext();
      else check();
    } else {
      startedAtMs ??= env.clock.steady();
      // Also replaces the confirmation of an earlier payment, because this is the next one.
      $state.set(waiting());
    }
  };

  env.onReturn(() => {
    if (isWatching()) begin();
  });

  return {
    $state,
    begin,
    sayPaid: () => {
      if (kept) keep(paidAsSaid(kept));
    },
    prepare: () => {
      readingBefore = readBefore();
    },
    prepared: () => readingBefore,
    explains: async (ofRollover) => {
      if (ofRollover) reportedAgain = [...reportedAgain, 'rolledOver'];
      env.removeSlip(ofRollover);
      const wasWaiting = $state.get().kind === 'waiting';
      begin();
      await Promise.race([checking, new Promise<void>((resolve) => env.clock.after(MAX_HOLD_MS, resolve))]);
      const state = $state.get();
      if (state.kind === 'waiting') return false;
      // An instalment that was reported before does not explain why the next one is refused.
      return wasWaiting || state.progress.kind !== 'instalment';
    },
    see: (now) => {
      // A borrower who opens the order after a payment may open it again.
      reportedAgain = ['settled', 'rolledOver', 'instalment'];
      startedAtMs ??= env.clock.steady();
      if ($state.get().kind === 'waiting') evaluate(now);
      scheduleNext();
    },
    expect,
    expectAtChannel: (left) => expect(sentAtChannel(left), wordsOfPlan(left)),
  };
};
