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

/** The platform of a page that looks whether a payment has arrived. */
export type WatchEnv = Env & {
  /** Whether the page is out of sight. */
  isHidden(): boolean;
  /** Removes the slip that the phone keeps of the order's code: of that for a rollover, or of the other. */
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
      /** False where the payment may be in the order all the same: the look came to nothing, or cannot show it. Undefined before it. */
      readonly isCompared: boolean | undefined;
      /** A quarter of an hour has gone by, and the order still shows nothing. */
      readonly isOverdue: boolean;
      /** When the page last looked, where it has stopped doing so by itself; undefined while it goes on. */
      readonly stoppedAtMs: number | undefined;
    }
  | {
      readonly kind: 'arrived';
      readonly progress: Exclude<PaymentProgress, { readonly kind: 'same' }>;
      readonly payment: KeptPayment | undefined;
      readonly seenAtMs: number;
      /** Undefined where nothing is due any more, or it is not known. */
      readonly next: NextDue | undefined;
    };

type Arrived = Extract<WatchState, { readonly kind: 'arrived' }>;

/** Looks at the order until a payment shows in it. It reads, and sends nothing. */
export interface PaymentWatch {
  readonly $state: ReadableAtom<WatchState>;
  /**
   * The borrower is about to pay this: notes it, beside what they may have paid already, and how the order stands `before`,
   * unless that is noted already. Of a code it is read, for its page does not leave; a page that leaves has to know it.
   */
  expect(payment: SentPayment, before?: OrderWords): void;
  /** The same of what they leave for a channel to pay. */
  expectAtChannel(left: LeftForChannel): void;
  /** The borrower says that they have paid what is waited for. */
  sayPaid(): void;
  /** Reads how the order stands, for `expect` on a page that leaves and whose own data do not say that. */
  prepare(): void;
  /** Resolves once that has been read, or nothing is to be read. */
  prepared(): Promise<void>;
  /** Takes what the page itself has just read of the order, and goes on looking. */
  see(order: Order): void;
  /** Looks at the order now; where a payment is expected, again and again while the page is in sight. */
  begin(): void;
  /**
   * The service has refused what the page asked it for, which may be for the payment: looks at the order. `ofRollover`: a
   * rollover that it showed before is told of again, as long as it shows it. @returns whether the payment is why: this look
   * has found it, or nothing is left to ask for.
   */
  explains(ofRollover: boolean): Promise<boolean>;
}

const POLL_MS = 2000;
const SLOW_POLL_MS = 10_000;
const SLOW_AFTER_MS = 60_000;
// A refusal waits no longer than this for a look that may say more.
const LONGEST_LOOK_MS = 3000;
/** For how long a page looks, and after how long a payment that does not show can be complained about. */
const WATCH_MS = 900_000;

/** The model of waiting for a payment on the page's own order. */
export const paymentWatch = (env: WatchEnv): PaymentWatch => {
  const { productId, orderId } = env.page.session;
  const order = { productId, orderId };
  let kept = readSentPayment(env.store);
  let isWritten = true;
  const isOverdue = (): boolean => !!kept && Math.abs(env.clock.now() - kept.sentAtMs) >= WATCH_MS;
  let stoppedAtMs: number | undefined;
  // What a look has found since the borrower came.
  let found: OrderWords | 'nothing' | undefined;
  const isCompared = (): boolean | undefined => {
    if (!kept?.before || found === 'nothing') return false;
    return found && isComparable(kept.before, found);
  };
  const waiting = () => ({
    kind: 'waiting' as const,
    payment: kept,
    isCompared: isCompared(),
    isOverdue: isOverdue(),
    stoppedAtMs,
  });
  const $state = atom<WatchState>(waiting());
  let prepared: Order | undefined;
  let preparing: Promise<void> = Promise.resolve();
  let begunAtMs: number | undefined;
  let looking: Promise<void> | undefined;
  // Progress that is told again where an earlier page has seen it.
  let recalled: readonly PaymentProgress['kind'][] = ['settled'];
  let stopWaiting = () => {};

  const keep = (payment: KeptPayment | undefined): void => {
    kept = payment;
    isWritten = keepSentPayment(env.store, payment);
  };

  const wait = (): void => {
    if ($state.get().kind === 'waiting') $state.set(waiting());
  };

  const readNext = async (): Promise<void> => {
    const outcome = await env.call(readPeriodPlan, order);
    const state = $state.get();
    if (outcome.kind !== 'ok' || state.kind !== 'arrived') return;
    $state.set({ ...state, next: { amount: outcome.data.repayAmount, dueDate: outcome.data.dueDate } });
  };

  const arrive = (seen: Pick<Arrived, 'progress' | 'payment' | 'seenAtMs'>): void => {
    $state.set({ kind: 'arrived', ...seen, next: undefined });
    if (seen.progress.kind !== 'settled') readNext();
  };

  /** Tells again of a payment that an earlier page has seen in the order, as long as the order shows it. */
  const recall = (now: Order): boolean => {
    const shown = readShownPayment(env.store);
    if (!shown) return false;
    const progress = progressOf(shown.payment, now);
    if (progress.kind === 'same' || !recalled.includes(progress.kind)) return false;
    arrive({ progress, ...shown });
    return true;
  };

  const take = (now: Order): void => {
    // What is begun from now on is measured by it, without another look.
    prepared = now;
    found = now;
    const progress = progressOf(kept, now);
    if (!kept && recall(now)) return;
    if (progress.kind === 'same') {
      // Who comes back from elsewhere may have paid: what the order says since is no measure of that.
      if (kept?.isOnlyShown && !kept.before) keep({ ...kept, before: now });
      wait();
      return;
    }
    const seenAtMs = env.clock.now();
    // What it may have been paid by pays nothing more, which a page without a connection cannot learn from the service.
    env.store.write('repaymentInfo', null);
    for (const isRollover of [true, false]) env.removeSlip(isRollover);
    arrive({ progress, payment: kept, seenAtMs });
    // What is paid next is compared with what the order says from now on.
    if (kept) keepShownPayment(env.store, { payment: kept, seenAtMs });
    if (reporting && kept)
      env.report?.('onStep', 'paymentSeen', progress.kind === 'rolledOver' ? 'rollover' : kept.way);
    kept = undefined;
  };

  const isOn = (): boolean => begunAtMs !== undefined && $state.get().kind === 'waiting';

  // Without a payment there is nothing to wait for, and the page says nothing of a look: one tells how the order stands.
  const goOn = (): void => {
    stopWaiting();
    if (!isOn() || !kept) return;
    const sinceMs = env.clock.steady() - (begunAtMs ?? 0);
    if (sinceMs < WATCH_MS) {
      stopWaiting = env.clock.after(sinceMs < SLOW_AFTER_MS ? POLL_MS : SLOW_POLL_MS, lookInSight);
      return;
    }
    stoppedAtMs = env.clock.now();
    wait();
  };

  const readAndTake = async (): Promise<void> => {
    const outcome = await env.call(readOrder, order);
    looking = undefined;
    // A no, or no answer, says nothing of the payment: the page has its own way to say that.
    if (outcome.kind === 'ok' && $state.get().kind === 'waiting') take(outcome.data);
    else {
      found ??= 'nothing';
      wait();
    }
    goOn();
  };

  const readBefore = async (): Promise<void> => {
    const outcome = await env.call(readOrder, order);
    prepared = outcome.kind === 'ok' ? outcome.data : undefined;
  };

  const look = (): void => {
    looking ??= readAndTake();
  };

  const lookInSight = (): void => {
    stopWaiting();
    if (isOn() && !env.isHidden()) look();
  };

  const begin = (): void => {
    begunAtMs = env.clock.steady();
    stoppedAtMs = undefined;
    if (isCompared()) found = undefined;
    // While this page was frozen or out of sight, another one may have noted what was sent. What the tab did not take from here is
    // known here alone.
    if (isWritten) kept = readSentPayment(env.store) ?? kept;
    wait();
    lookInSight();
  };

  const expect = (payment: SentPayment, before?: OrderWords): void => {
    keep({
      ...besideKept(payment, kept),
      // Who pays in a further way may do so from now on: it warns for a day from then. A code may be paid since it was first seen.
      sentAtMs: payment.way === 'code' && kept ? kept.sentAtMs : env.clock.now(),
      before: kept?.before ?? before ?? prepared,
      // Keeping this one takes its place in the storage.
      lastSeenAtMs: kept ? kept.lastSeenAtMs : readShownPayment(env.store)?.seenAtMs,
    });
    if (payment.way === 'code') {
      wait();
      if (kept?.before) goOn();
      else look();
    } else {
      begunAtMs ??= env.clock.steady();
      // Also in the place of thanks for an earlier one: this is the next.
      $state.set(waiting());
    }
  };

  env.onReturn(() => {
    if (isOn()) begin();
  });

  return {
    $state,
    begin,
    sayPaid: () => {
      if (kept) keep(paidAsSaid(kept));
    },
    prepare: () => {
      preparing = readBefore();
    },
    prepared: () => preparing,
    explains: async (ofRollover) => {
      if (ofRollover) recalled = [...recalled, 'rolledOver'];
      env.removeSlip(ofRollover);
      const wasWaiting = $state.get().kind === 'waiting';
      begin();
      await Promise.race([looking, new Promise<void>((resolve) => env.clock.after(LONGEST_LOOK_MS, resolve))]);
      const state = $state.get();
      if (state.kind === 'waiting') return false;
      // An instalment that was seen before is no reason to refuse what is due next.
      return wasWaiting || state.progress.kind !== 'instalment';
    },
    see: (now) => {
      // Whoever looks at the order of a payment may look at it again.
      recalled = ['settled', 'rolledOver', 'instalment'];
      begunAtMs ??= env.clock.steady();
      if ($state.get().kind === 'waiting') take(now);
      goOn();
    },
    expect,
    expectAtChannel: (left) => expect(sentAtChannel(left), wordsOfPlan(left)),
  };
};
