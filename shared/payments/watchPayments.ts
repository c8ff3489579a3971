import { readDue, readPayments } from '../api/endpoints/readPayments.ts';
import type { Outcome } from '../api/outcome.ts';
import { reporting, signedOutCodes } from '../brand/current.ts';
import type { BookedPayment } from '../domain/orderFacts.ts';
import type { Env } from '../platform/env.ts';
import { phoneStorage } from '../platform/storage/browserStores.ts';
import { slipName } from '../platform/storage/paySlip.ts';
import type { Arrived, DueNow, Looking, WatchedPayments } from './orderPayments.ts';
import { amountKey, type ReadState, stateOfOrder } from './orderPayments.ts';
import { isSettled, type PaymentNews, paymentNews, storedState, withLater, withoutBooked } from './paymentNews.ts';
import type { OrderRecords, PaymentRecord } from './paymentRecord.ts';

/** Removes what the tab and the phone have stored of the order's code: it has been used, or is for another amount. */
const forgetCode = ({ page, store }: Pick<Env, 'page' | 'store'>): void => {
  store.write('repaymentInfo', null);
  for (const isRollover of [true, false]) {
    const name = slipName(page, isRollover);
    if (phoneStorage.read(name)) phoneStorage.write(name, null);
  }
};

const POLL_MS = 2000;
const SLOW_POLL_MS = 10_000;
const SLOW_AFTER_MS = 60_000;
const LONGEST_PAUSE_MS = 300_000;
// How long a page looks, and after how long the borrower can complain.
const WATCH_MS = 900_000;
// A confirmation is shown again for an hour: a reload must not look as if nothing had been paid.
const SHOWN_MS = 3_600_000;

const isSignedOut = (outcome: Exclude<Outcome<unknown>, { readonly kind: 'ok' }>): boolean =>
  outcome.status === 401 || (outcome.kind === 'refused' && signedOutCodes.includes(outcome.code));

/** Looks at the page's order until it shows the payments that may have been made on it. It only reads. */
export const watchPayments = (page: WatchedPayments) => {
  const { env, $status, records, keep } = page;
  const { clock } = env;
  const { productId, orderId } = env.page.session;
  let looking: Looking = { kind: 'looking', lastMs: undefined };
  let startedMs: number | undefined;
  let pauseMs = 0;
  let checking: Promise<void> | undefined;
  let stopWaiting = () => {};
  // How long this page has known of the pending payment, by its steady clock: the phone's may be set at any time.
  let knownSinceMs: number | undefined;

  const dueNow = (): DueNow => {
    const { orderDue, due, orderDueDate, dueDate } = page.now();
    return { amount: orderDue ?? due, date: orderDueDate ?? dueDate };
  };

  const show = (): void => {
    page.show();
    const status = $status.get();
    const { pending, arrived } = status;
    knownSinceMs = pending && (knownSinceMs ?? clock.steady());
    const isOverdue =
      knownSinceMs !== undefined &&
      (clock.steady() - knownSinceMs >= WATCH_MS || clock.now() - (pending?.atMs ?? 0) >= WATCH_MS);
    $status.set({ ...status, looking, isOverdue, next: arrived && !arrived.isSettled ? dueNow() : undefined });
  };

  const tell = (arrived: Arrived | undefined, changed?: DueNow): void =>
    $status.set({ ...$status.get(), arrived, changed });

  /** Shows again what an earlier page of this phone has shown, unless the order says otherwise now. */
  const showAgain = ({ shown }: OrderRecords): void => {
    const now = page.now();
    if (!shown || Math.abs(clock.now() - shown.atMs) >= SHOWN_MS) return;
    const payments = now.payments?.filter(({ id }) => shown.paymentIds.includes(id)) ?? [];
    const stays = shown.isSettled && (!now.status || isSettled(now));
    const movedTo = (now.orderDueDate ?? now.dueDate ?? shown.movedTo) === shown.movedTo ? shown.movedTo : '';
    if (stays || payments.length || movedTo)
      tell({ payments, isSettled: stays, movedTo, isKnown: true, isEarlier: true });
  };

  /** What the news of all pending payments come to. */
  const newsOf = (payments: readonly PaymentRecord[]): PaymentNews => {
    const all = payments.map((payment) => paymentNews(payment, page.now()));
    const booked = all.reduce<readonly BookedPayment[]>(
      (found, news) => (news.booked.length > found.length ? news.booked : found),
      [],
    );
    return {
      booked,
      isSettled: all.some(({ isSettled }) => isSettled),
      movedTo: all.map(({ movedTo }) => movedTo).find(Boolean) ?? '',
      isChanged: all.some(({ isChanged }) => isChanged),
    };
  };

  const arrive = ({ booked, isSettled, movedTo }: PaymentNews, payments: readonly PaymentRecord[]): void => {
    tell({ payments: booked, isSettled, movedTo, isKnown: true, isEarlier: false });
    forgetCode(env);
    // A code that was only seen was for what has been paid by now.
    const left = booked
      .reduce(withoutBooked, payments)
      .filter(({ way, state }) => way !== 'code' || state !== 'opened');
    // Without a booked payment the order itself says it: the moved date answers what was asked for, a settled order everything.
    const open = isSettled ? [] : booked.length ? left : left.filter(({ promisedDay }) => promisedDay !== movedTo);
    const shown = { atMs: clock.now(), paymentIds: booked.map(({ id }) => id), isSettled, movedTo };
    keep({
      payments: open.map((payment) => ({ ...payment, before: withLater(payment.before, storedState(page.now())) })),
      shown,
    });
    if (reporting) env.report?.('onStep', 'paymentSeen', movedTo ? 'rollover' : (payments[0]?.way ?? 'code'));
  };

  /** A state that was not known before a code was seen is that before it may have been paid: nothing was sent for it here. */
  const completed = (payment: PaymentRecord): PaymentRecord =>
    payment.state === 'opened' && payment.way === 'code'
      ? { ...payment, before: withLater(storedState(page.now()), payment.before) }
      : payment;

  const evaluate = (): void => {
    const kept = records();
    const news = newsOf(kept.payments);
    if (news.isSettled || news.booked.length || news.movedTo) arrive(news, kept.payments);
    else if (news.isChanged) {
      tell(undefined, dueNow());
      forgetCode(env);
      // Sent payments may still arrive; what was only opened was for another amount.
      const sent = kept.payments.filter(({ state }) => state !== 'opened');
      keep({
        ...kept,
        payments: sent.map((payment) => ({ ...payment, before: withLater(payment.before, storedState(page.now())) })),
      });
    } else {
      if (kept.payments.length) keep({ ...kept, payments: kept.payments.map(completed) });
      if (!$status.get().arrived) showAgain(kept);
    }
    show();
  };

  const see = (read: ReadState): void => {
    page.learn(read);
    evaluate();
  };

  // The service's facts name what is due; without them, or where only the plan was known before, that is compared.
  const readPlan = async (): Promise<ReadState> => {
    const outcome = await env.call(readDue, { productId, orderId });
    if (outcome.kind !== 'ok') return {};
    const { amount, day } = outcome.data;
    return { due: amount === undefined ? undefined : amountKey(amount), dueDate: day || undefined };
  };

  const look = async (): Promise<void> => {
    const outcome = await env.call(readPayments, { productId, orderId });
    if (outcome.kind !== 'ok') {
      pauseMs = Math.min((pauseMs || POLL_MS) * 2, LONGEST_PAUSE_MS);
      looking = { ...looking, kind: isSignedOut(outcome) ? 'signedOut' : 'failing' };
      show();
      return;
    }
    pauseMs = 0;
    looking = { kind: 'looking', lastMs: clock.now() };
    const read = stateOfOrder(outcome.data);
    const needsPlan = records().payments.some(
      ({ way, before: { due, orderDue, paymentIds } }) =>
        due !== undefined && (read.orderDue === undefined || (way !== 'code' && orderDue === undefined && !paymentIds)),
    );
    see(needsPlan ? withLater(await readPlan(), read) : read);
  };

  const schedule = (): void => {
    stopWaiting();
    if (startedMs === undefined || !records().payments.length || looking.kind === 'signedOut') return;
    const sinceMs = clock.steady() - startedMs;
    if (sinceMs >= WATCH_MS) {
      looking = { ...looking, kind: 'stopped' };
      show();
      return;
    }
    stopWaiting = clock.after(pauseMs || (sinceMs < SLOW_AFTER_MS ? POLL_MS : SLOW_POLL_MS), () => {
      if (!env.isHidden()) check();
    });
  };

  const check = (): Promise<void> => {
    checking ??= look().then(() => {
      checking = undefined;
      schedule();
    });
    return checking;
  };

  const watch = (isSeen: boolean): void => {
    startedMs = clock.steady();
    pauseMs = 0;
    looking = { kind: 'looking', lastMs: isSeen ? clock.now() : looking.lastMs };
    show();
    if (isSeen) schedule();
    else check();
  };

  return {
    /** Compares the order as it is known now with its state before each payment. */
    evaluate,
    watch,
    explains: async (): Promise<boolean> => {
      const wasPending = records().payments.length > 0;
      watch(false);
      await check();
      if (!$status.get().arrived && isSettled(page.now())) {
        tell({ payments: [], isSettled: true, movedTo: '', isKnown: wasPending, isEarlier: false });
      }
      return !!$status.get().arrived;
    },
  };
};
