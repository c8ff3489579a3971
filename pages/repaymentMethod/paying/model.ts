import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type RepaymentWays, readRepaymentWays } from '../../../shared/api/endpoints/readRepaymentWays.ts';
import type { Outcome, Refused, Unknown } from '../../../shared/api/outcome.ts';
import type { Key } from '../../../shared/api/parse.ts';
import { unknown } from '../../../shared/api/settle.ts';
import type { ScreenModel } from '../../../shared/app/start.tsx';
import { servicePhone } from '../../../shared/brand/current.ts';
import { formatMoment } from '../../../shared/domain/dates.ts';
import { callPhone } from '../../../shared/features/core/callPhone.ts';
import { createQuery, type Query } from '../../../shared/features/core/createQuery.ts';
import { openScreen } from '../../../shared/features/core/openScreen.ts';
import { sendToApp } from '../../../shared/features/core/sendToApp.ts';
import type { SubmissionEnv } from '../../../shared/features/core/submitOnce.ts';
import { mayBePaid } from '../../../shared/features/repayment/mayBePaid.ts';
import {
  besideKept,
  keepSentPayment,
  type PaymentWay,
  readSentPayment,
  readShownPayment,
} from '../../../shared/features/repayment/sentPayment.ts';
import type { Words } from '../../../shared/i18n/messages.ts';
import { basePath } from '../../../shared/navigation/basePath.ts';
import { fetchAhead } from '../../../shared/navigation/fetchAhead.ts';
import type { InPageRoutes } from '../../../shared/navigation/inPageRoute.ts';
import type { Env } from '../../../shared/platform/env.ts';
import { SHORT_TOAST_MS } from '../../../shared/platform/toastTimes.ts';
import { dueOrder } from '../dueOrder.ts';
import { hasOwnDocument, openOwnDocument } from '../ownDocuments.ts';
import { type CardPayment, type CardPaymentParts, cardPayment } from './cardPayment.ts';
import { text } from './messages.ts';
import { type PaymentLock, paymentLock, wordsOf } from './paymentLock.ts';
import { walletPayment } from './walletPayment.ts';

// The route to which the bank form returns.
const BOUND = 'bound';

/** The screens in this document, by their in-page routes; an unknown route is the list. */
export type RouteName = 'list' | 'alipayrepayment';

/** The current screen. `isMoved`: the borrower went there within the page, so the focus has to follow. */
export interface RouteView {
  readonly name: RouteName;
  readonly isMoved: boolean;
}

/** The platform of this page. */
export type RepaymentMethodEnv = Env &
  SubmissionEnv & {
    readonly routes: InPageRoutes;
    /** The store of the selected card's id: a card can be selected before the page can pay. */
    readonly $chosen?: WritableAtom<Key | undefined>;
    /** Whether the borrower moved within the page before it could pay, and the focus was lost with the screen that they left. */
    readonly hasMoved?: boolean;
  };

/** The repayment method page: the ways to pay an order. */
export interface RepaymentMethodModel extends ScreenModel {
  readonly $route: ReadableAtom<RouteView>;
  readonly $ways: Query<RepaymentWays>['$view'];
  readonly lock: PaymentLock;
  readonly card: CardPayment;
  /** Why the last try took no payment; empty if there is nothing to report. */
  readonly $problem: ReadableAtom<Words>;
  /** The amount in the address; undefined if there is none. */
  readonly amount: string | undefined;
  /** The in-page route of the order that is paid here. */
  readonly orderRoute: string;
  refresh(): void;
  payByWallet(): Promise<void>;
  /**
   * Whether this tab knew of an earlier payment that the order does not show and that locks nothing, when the page was last opened, moved within or
   * returned to.
   */
  readonly $mayBePaid: ReadableAtom<boolean>;
  /** For an unconfirmed payment: the borrower has checked, and wants to pay again. */
  payAgain(): void;
  /** The phone number to call about the order: the order's own, or else the lender's. */
  phone(): string;
  call(): void;
  /** Formats a moment: only the time if it is today, otherwise with the day. */
  momentOf(atMs: number): string;
  /** Whether the unconfirmed payment was to be made in the wallet, where the borrower may have left it unpaid. */
  isByWallet(): boolean;
  bindCard(): void;
}

/** The service's words, which are strings; the app's own messages are objects, for which this is empty. */
const ofService = (words: Words | undefined): string => (typeof words === 'string' ? words : '');

/** The model of `/repaymentMethod`. */
export const createRepaymentMethod = (env: RepaymentMethodEnv): RepaymentMethodModel => {
  const { routes, $chosen = atom(), hasMoved = false } = env;
  const { orderId } = env.page.session;
  const { amount, orderRoute } = dueOrder(env.page);
  const $problem = atom<Words>('');
  const forgetProblem = (): void => $problem.set('');
  const refuse = (outcome: Refused | Unknown): void => {
    const words = wordsOf(outcome);
    // An unconfirmed payment must not be reported as not taken.
    const stands = lock.$state.get().kind === 'free';
    $problem.set(stands ? words : '');
    // The service's words are shown as a toast too, as on every page; the app's own are shown once.
    env.toast(stands ? ofService(outcome.message) : words, SHORT_TOAST_MS);
  };
  const $mayBePaid = atom(false);
  const $route = atom<RouteView>({ name: 'list', isMoved: false });

  const askWays = async (): Promise<Outcome<RepaymentWays>> => {
    if (!orderId) return unknown('incomplete');
    const answer = env.call(readRepaymentWays, { orderId });
    // The state of the order before a payment is read together with the ways to pay, and no more often, so that the borrower does not wait for it
    // at the tap. While a payment is unconfirmed, the check reads it.
    if (lock.$state.get().kind === 'free') lock.readAhead();
    const outcome = await answer;
    // The toast that the specification requires, the same in every language; the screen explains it.
    if (outcome.kind === 'unknown') env.toast('error');
    return outcome.kind === 'refused' ? { ...outcome, message: outcome.message || text.queryFailed } : outcome;
  };

  // Only the service's words: the app's own are shown in place of the ways to pay.
  const toast: Env['toast'] = (words, durationMs) => env.toast(ofService(words), durationMs);
  const { $view, refresh } = createQuery({ ...env, toast }, askWays);
  const freshWays = (): RepaymentWays | undefined => {
    const view = $view.get();
    return view.kind === 'ready' && view.status === 'fresh' ? view.data : undefined;
  };

  const lock = paymentLock(env, freshWays);

  const onPaid = (): void => routes.replace(orderRoute);
  // The order's page uses this record to report the outcome of the payment.
  const note = (way: PaymentWay, isAccepted: boolean, reference = ''): void => {
    const kept = readSentPayment(env.store);
    keepSentPayment(env.store, {
      ...besideKept({ way, amount: amount ?? '', channel: '', reference, promised: '', isAccepted }, kept),
      sentAtMs: env.clock.now(),
      before: lock.before() ?? kept?.before,
      lastSeenAtMs: kept ? kept.lastSeenAtMs : readShownPayment(env.store)?.seenAtMs,
    });
  };
  const onSent: CardPaymentParts['onSent'] = (isAccepted, reference) =>
    note('card', isAccepted, String(reference ?? ''));
  const onMove = (): void => $route.set({ name: 'list', isMoved: true });
  const card = cardPayment(env, {
    lock,
    $chosen,
    amount,
    ways: freshWays,
    refreshWays: refresh,
    onPaid,
    onSent,
    onMove,
    refuse,
    forgetProblem,
  });

  const phone = (): string => lock.seen()?.phone || servicePhone;

  // A payment begun since on another page of the tab, perhaps at a channel, causes a warning here.
  const lookForEarlier = (): void => {
    $mayBePaid.set(mayBePaid(env.store));
  };

  // A payment made in another tab meanwhile is shown here too.
  const look = (): Promise<boolean> => {
    lookForEarlier();
    lock.checkAgain();
    return refresh();
  };

  // If there are several cards, it is unknown which one is new.
  const chooseBound = (): void => {
    const [only, ...others] = freshWays()?.cards ?? [];
    if (only && !others.length && !card.$chosen.get()) card.choose(only.id);
  };

  const enter = (isMoved: boolean): void => {
    const { name, query } = routes.current();
    if (hasOwnDocument(name)) {
      openOwnDocument(env, routes);
      return;
    }
    forgetProblem();
    $route.set({ name: name === 'alipayrepayment' ? name : 'list', isMoved });
    const read = look();
    if (query !== BOUND) return;
    env.toast(text.bound, SHORT_TOAST_MS);
    void read.then(chooseBound);
  };

  return {
    $route,
    $ways: $view,
    lock,
    card,
    $problem,
    amount,
    orderRoute,
    open: () => {
      routes.onChange(() => enter(true));
      // A check of the order has shown that it is settled.
      lock.$state.listen(({ kind }, before) => {
        if (kind === 'done' && before?.kind === 'unconfirmed') onPaid();
      });
      env.onReturn(lookForEarlier);
      card.open();
      enter(hasMoved);
      fetchAhead(env.clock, () => {
        const ways = freshWays();
        return ways && `${basePath}/${ways.cards.length ? 'borrowDetail' : 'addnormalcard'}${env.navigator.search}`;
      });
    },
    refresh: () => void look(),
    payByWallet: walletPayment(env, {
      lock,
      amount,
      canPay: () => !!freshWays()?.wallet,
      onSent: () => note('wallet', false),
      refuse,
      forgetProblem,
    }),
    $mayBePaid,
    payAgain: () => {
      const state = lock.$state.get();
      const isChanged = state.kind === 'unconfirmed' && state.check === 'changed';
      lock.release();
      if (lock.$state.get().kind !== 'free') return;
      // A code that the page waits for belongs to the payment that was given up.
      card.forget();
      // The address still contains the earlier amount; the page with the amount due leads back here with the new one.
      if (isChanged) openScreen(env, 'repay');
      else refresh();
    },
    call: () => sendToApp(env, callPhone(phone())),
    phone,
    momentOf: (atMs) => formatMoment(atMs, env.clock.now()),
    isByWallet: () => readSentPayment(env.store)?.way === 'wallet',
    bindCard: () => routes.go('addnormalcard'),
  };
};
