import { atom, type ReadableAtom } from 'nanostores';
import type { RepaymentWays } from '../../../shared/api/endpoints/readRepaymentWays.ts';
import { repayByWallet } from '../../../shared/api/endpoints/repayByWallet.ts';
import type { Refused, Unknown } from '../../../shared/api/outcome.ts';
import type { ScreenModel } from '../../../shared/app/start.tsx';
import { servicePhone } from '../../../shared/brand/current.ts';
import { callPhone } from '../../../shared/features/core/callPhone.ts';
import type { Query } from '../../../shared/features/core/createQuery.ts';
import type { Failure } from '../../../shared/features/core/failure.tsx';
import { checkLink, follow, LEAVING_MS } from '../../../shared/features/core/links.ts';
import { sendToApp } from '../../../shared/features/core/sendToApp.ts';
import type { SubmissionEnv } from '../../../shared/features/core/submission.ts';
import type { Words } from '../../../shared/i18n/messages.ts';
import { fetchAhead } from '../../../shared/navigation/fetchAhead.ts';
import { addressOf, basePath } from '../../../shared/navigation/screens.ts';
import { openPayments } from '../../../shared/payments/openPayments.ts';
import type { OrderPayments, PaymentStatus } from '../../../shared/payments/orderPayments.ts';
import { SHORT_TOAST_MS } from '../../../shared/platform/toasts.ts';
import { type AmountCheck, amountCheck } from '../amountCheck.ts';
import { repaymentMethodText as pageText } from '../messages.ts';
import type { RepaymentMethodEnv, RepaymentMethodModel, RouteView } from '../model.ts';
import { type CardPayment, cardPayment } from './cardPayment.ts';
import { type PaymentLock, paymentLock, wordsOf } from './paymentLock.ts';
import { sendPayment } from './sendPayment.ts';

/** The platform of paying. */
export interface PayingEnv extends RepaymentMethodEnv, SubmissionEnv {}

/** Paying the order of the page. */
export interface PayingModel extends ScreenModel {
  readonly $route: ReadableAtom<RouteView>;
  readonly $ways: Query<RepaymentWays>['$view'];
  readonly lock: PaymentLock;
  readonly card: CardPayment;
  /** The payments of the order that are recorded on the phone. */
  readonly payments: OrderPayments;
  readonly amounts: AmountCheck;
  /** Why the last try took no payment, or what the service said of one that is unconfirmed; empty if there is nothing to report. */
  readonly $problem: ReadableAtom<Words>;
  /** The refusal that `$problem` reports: a borrower who is signed out can log in. */
  failure(): Failure | undefined;
  /** The in-page route of the order that is paid here. */
  readonly orderRoute: string;
  refresh(): void;
  payByWallet(): Promise<void>;
  /** For an unconfirmed payment: the borrower has checked, and wants to pay again. */
  payAgain(): void;
  /** The phone number to call about the order: the order's own, or else the lender's. */
  phone(): string;
  call(): void;
  bindCard(): void;
}

/** Pays an order in the ways that its page shows. */
export const createPaying = (env: PayingEnv, page: RepaymentMethodModel): PayingModel => {
  const { routes } = env;
  const { $route, $chosen } = page;
  const { $view, refresh } = page.ways;
  const { amount, orderRoute } = page.due;
  const amounts = amountCheck(amount);
  const payments = openPayments(env, atom<PaymentStatus>({}));
  let failure: Failure | undefined;
  const $problem = atom<Words>('');
  const forgetProblem = (): void => $problem.set('');
  const refuse = (outcome: Refused | Unknown): void => {
    const words = wordsOf(outcome);
    // An unconfirmed payment must not be reported as not taken: its notice only quotes the service.
    const stands = outcome.kind === 'unknown' || lock.$state.get().kind === 'free';
    failure = { env, outcome };
    $problem.set(stands ? words : '');
    if (!stands) env.toast(words, SHORT_TOAST_MS);
  };
  const freshWays = (): RepaymentWays | undefined => {
    const view = $view.get();
    return view.kind === 'ready' && view.status === 'fresh' ? view.data : undefined;
  };

  const lock = paymentLock(env, { payments, amounts });
  const send = sendPayment(lock, payments, amounts);

  const canPay = (): boolean => {
    forgetProblem();
    if (!amounts.current()) env.toast(amounts.$view.get().kind === 'choice' ? pageText.pickAmount : pageText.noAmount);
    return !!amounts.current();
  };

  const onPaid = (): void => routes.replace(orderRoute);
  const onMove = (): void => $route.set({ name: 'list', isMoved: true });
  const card = cardPayment(env, {
    send,
    bookedBefore: lock.bookedBefore,
    canPay,
    $chosen,
    ways: freshWays,
    refreshWays: refresh,
    onPaid,
    onMove,
    refuse,
    forgetProblem,
  });

  /** Requests the address of the wallet's page, and opens it. */
  const payByWallet = async (): Promise<void> => {
    const { userId, orderId } = env.page.session;
    if (!freshWays()?.wallet || !canPay()) return;
    const outcome = await send((amount, options) => env.call(repayByWallet, { userId, orderId, amount }, options), {
      way: 'wallet',
      call: 'wallet',
      isOnlyWay: true,
      made: ({ url }) => ({ state: checkLink(env, url) ? 'opened' : 'unconfirmed' }),
    });
    if (!outcome) return;
    if (outcome.kind !== 'ok') return refuse(outcome);
    const isRefused = follow(env, outcome.data.url) === 'refused';
    // The wallet may have been opened elsewhere after all: the order shows whether it was paid.
    env.clock.after(isRefused ? 0 : LEAVING_MS, lock.checkAgain);
  };

  const phone = (): string => lock.seen()?.phone || servicePhone;

  // While the lock itself looks at the order, nothing else has to.
  const watch = (): void => {
    if (payments.$status.get().pending && lock.$state.get().kind === 'free') payments.watch();
  };

  // A payment made in another tab meanwhile is shown here too.
  const look = (): Promise<boolean> => {
    lock.checkAgain();
    watch();
    return refresh();
  };

  /** Lets the earlier payment go, and goes on. */
  const goOn = (next: () => void): void => {
    lock.release();
    if (lock.$state.get().kind !== 'free') return;
    // A code that the page waits for belongs to that payment, and so does what the service said.
    card.forget();
    forgetProblem();
    next();
  };

  const readAgain = (): void => {
    watch();
    refresh();
  };

  return {
    $route,
    $ways: $view,
    lock,
    card,
    payments,
    amounts,
    $problem,
    failure: () => failure,
    orderRoute,
    open: () => {
      $route.listen(() => {
        forgetProblem();
        lock.checkAgain();
        watch();
      });
      lock.$state.listen((state, before) => {
        // A check of the order has shown the payment.
        if (state.kind === 'done' && before?.kind === 'unconfirmed') onPaid();
        // An earlier page has told of it: what is due next can be paid.
        else if (state.kind === 'unconfirmed' && state.maySendAgain && lock.isBooked()) goOn(readAgain);
      });
      // Once the order says so, what is due next is another amount.
      payments.$status.listen(({ arrived }, before) => {
        if (!arrived || arrived === before?.arrived) return;
        const state = lock.$state.get();
        if (state.kind === 'free' && freshWays()) refresh();
        else if (state.kind === 'unconfirmed' && state.check !== 'checking') lock.checkAgain();
      });
      card.open();
      lock.checkAgain();
      watch();
      // The state of the order before a payment is read together with the ways to pay, and no more often, so that the borrower does not wait for it
      // at the tap. While a payment is unconfirmed, the check reads it.
      page.$asked.subscribe((answer) => {
        answer?.then((outcome) => outcome.kind === 'ok' && amounts.learn({ ways: outcome.data.facts.dueCents }));
        if (answer && lock.$state.get().kind === 'free') lock.readAhead(answer);
      });
      fetchAhead(env.clock, () => {
        const ways = freshWays();
        return ways && `${basePath}/${ways.cards.length ? 'borrowDetail' : 'addnormalcard'}${env.navigator.search}`;
      });
    },
    refresh: () => void look(),
    payByWallet,
    payAgain: () => {
      const state = lock.$state.get();
      const isChanged = state.kind === 'unconfirmed' && state.check === 'changed';
      // The address still contains the earlier amount; the page with the amount due leads back here with the new one.
      goOn(isChanged ? () => env.navigator.assign(addressOf(env.page, 'repay')) : readAgain);
    },
    call: () => sendToApp(env, callPhone(phone())),
    phone,
    bindCard: page.bindCard,
  };
};
