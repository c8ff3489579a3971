import type { WritableAtom } from 'nanostores';
import { readDue, readPayments } from '../api/endpoints/readPayments.ts';
import type { Outcome } from '../api/outcome.ts';
import { reporting, signedOutCodes } from '../brand/current.ts';
import type { Env } from '../platform/env.ts';
import { phoneStorage } from '../platform/storage/browserStores.ts';
import { slipName } from '../platform/storage/slipName.ts';
import type { KnownPayments } from './knownPayments.ts';
import {
  type Arrived,
  type DueNow,
  type Looking,
  type PaymentStatus,
  type PaymentsEnv,
  type ReadState,
  stateOfOrder,
  stateOfPlan,
} from './orderPayments.ts';
import { completed, isSettled, newsOfAll, type PaymentNews, since, withLater, withoutBooked } from './paymentNews.ts';
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
export const watchPayments = (env: PaymentsEnv, $status: WritableAtom<PaymentStatus>, known: KnownPayments) => {
  const { records, keep } = known;
  const { clock } = env;
  const { productId, orderId } = env.page.session;
  let looking: Looking = { kind: 'looking', lastMs: undefined };
  let startedMs = 0;
  let pauseMs = 0;
  let checking: Promise<void> | undefined;
  let stopWaiting = () => {};
  // How long this page has known of the pending payment, by its steady clock: the phone's may be set at any time.
  let wait: { readonly atMs: number; readonly sinceMs: number } | undefined;

  // Amount and day of one reading: what an earlier one said was due may have been paid since.
  const dueNow = (): DueNow => {
    const { orderDue, due, orderDueDate, dueDate } = known.latest();
    return orderDue ? { amount: orderDue, date: orderDueDate } : { amount: due, date: dueDate };
  };

  const show = (): void => {
    const status = $status.get();
    const { arrived } = status;
    const pending = known.pending();
    if (pending?.atMs !== wait?.atMs) wait = pending && { atMs: pending.atMs, sinceMs: clock.steady() };
    const isOverdue = !!wait && Math.max(clock.steady() - wait.sinceMs, clock.now() - wait.atMs) >= WATCH_MS;
    const due = dueNow();
    // A settled order may still name an amount: a fee, or what another call has not taken in yet.
    const next = arrived && (!arrived.isSettled || Number(due.amount) > 0) ? due : undefined;
    $status.set({ ...status, pending, looking, isOverdue, next });
  };

  const tell = (arrived: Arrived | undefined, changed?: DueNow): void =>
    $status.set({ ...$status.get(), arrived, changed });

  /** Shows what this page, or an earlier one of this phone, has shown, as far as the order says so now. */
  const showAgain = ({ shown, payments: begun }: OrderRecords): void => {
    const { arrived } = $status.get();
    const now = known.now();
    const isRecent = shown && Math.abs(clock.now() - shown.atMs) < SHOWN_MS;
    const told = arrived || (isRecent && shown);
    if (!told) return;
    const ids = 'paymentIds' in told ? told.paymentIds : told.payments.map(({ id }) => id);
    const payments = now.payments?.filter(({ id }) => ids.includes(id)) ?? [];
    const stays = told.isSettled && (!now.status || isSettled(now));
    const movedTo = (now.orderDueDate ?? now.dueDate ?? told.movedTo) === told.movedTo ? told.movedTo : '';
    const { isKnown, isEarlier } = arrived || { isKnown: true, isEarlier: !env.staysArrived || !!begun.length };
    const isTold = stays || payments.length || movedTo;
    // Nor is it told of on the next page.
    if (!isTold && now.status) keep({ payments: begun, shown: undefined });
    const still = isTold ? { payments, isSettled: stays, movedTo, isKnown, isEarlier } : undefined;
    if (JSON.stringify(still) !== JSON.stringify(arrived)) tell(still);
  };

  const arrive = ({ booked, isSettled, movedTo }: PaymentNews, payments: readonly PaymentRecord[]): void => {
    tell({ payments: booked, isSettled, movedTo, isKnown: true, isEarlier: false });
    forgetCode(env);
    // A code that was only seen was for what has been paid by now.
    const left = booked.reduce(withoutBooked, payments).filter(({ way }) => way !== 'code');
    // Without a booked payment the order itself says it: the moved date answers what was asked for, a settled order everything.
    const open = isSettled ? [] : booked.length ? left : left.filter(({ promisedDay }) => promisedDay !== movedTo);
    const shown = { atMs: clock.now(), paymentIds: booked.map(({ id }) => id), isSettled, movedTo };
    keep({ payments: open.map((payment) => since(payment, known.now())), shown });
    if (reporting) env.report?.('onStep', 'paymentSeen', movedTo ? 'rollover' : (payments[0]?.way ?? 'code'));
  };

  const evaluate = (): void => {
    const kept = records();
    const now = known.now();
    const news = newsOfAll(kept.payments, now);
    if (news.isSettled || news.booked.length || news.movedTo) arrive(news, kept.payments);
    else if (news.isChanged) {
      tell(undefined, dueNow());
      forgetCode(env);
      // Sent payments may still arrive; what was only opened was for another amount.
      const sent = kept.payments.filter(({ state }) => state !== 'opened');
      keep({ ...kept, payments: sent.map((payment) => since(payment, now)) });
    } else {
      if (kept.payments.length) keep({ ...kept, payments: kept.payments.map((payment) => completed(payment, now)) });
      showAgain(kept);
    }
    show();
  };

  // The service's facts name what is due; without them, or where only the plan was known before, that is compared.
  const readPlan = async (): Promise<ReadState> => {
    const outcome = await env.call(readDue, { productId, orderId });
    return outcome.kind === 'ok' ? stateOfPlan({ ...outcome.data, facts: {} }, false) : {};
  };

  const look = async (): Promise<void> => {
    const { arrived, changed } = $status.get();
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
    const seen = needsPlan ? withLater(await readPlan(), read) : read;
    const status = $status.get();
    // What the page has read and told meanwhile may be newer than this response, but not what an earlier page had told.
    if ((status.arrived === arrived || status.arrived?.isEarlier) && status.changed === changed) known.learn(seen);
    evaluate();
  };

  const schedule = (): void => {
    stopWaiting();
    if (!records().payments.length || looking.kind === 'signedOut') return;
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

  const watch = async (isSeen: boolean): Promise<void> => {
    startedMs = clock.steady();
    pauseMs = 0;
    looking = { kind: 'looking', lastMs: isSeen ? clock.now() : looking.lastMs };
    show();
    if (isSeen) schedule();
    else await check();
  };

  return {
    show,
    /** Compares the order as it is known now with its state before each payment. */
    evaluate,
    watch,
    explains: async (): Promise<boolean> => {
      await watch(false);
      if (!$status.get().arrived && isSettled(known.now())) {
        tell({ payments: [], isSettled: true, movedTo: '', isKnown: false, isEarlier: false });
      }
      return !!$status.get().arrived;
    },
  };
};
