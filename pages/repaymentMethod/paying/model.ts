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

// Where the bank form leads back to.
const BOUND = 'bound';

/** The screens in this document, by their in-page routes; any that is not known is the list. */
export type RouteName = 'list' | 'alipayrepayment';

/** Where the page stands. `isMoved`: the borrower came there within the page, so that the focus has to follow. */
export interface RouteView {
  readonly name: RouteName;
  readonly isMoved: boolean;
}

/** What this page's model needs beyond the platform. */
export type RepaymentMethodEnv = Env &
  SubmissionEnv & {
    readonly routes: InPageRoutes;
    /** Where the chosen card's id is kept: a card can be chosen before the page can pay. */
    readonly $chosen?: WritableAtom<Key | undefined>;
    /** Whether the borrower has moved within the page before it could pay, and the focus was lost with what they left. */
    readonly hasMoved?: boolean;
  };

/** The repayment method page: the ways to pay an order. */
export interface RepaymentMethodModel extends ScreenModel {
  readonly $route: ReadableAtom<RouteView>;
  readonly $ways: Query<RepaymentWays>['$view'];
  readonly lock: PaymentLock;
  readonly card: CardPayment;
  /** Why nothing was taken by the last try; empty where there is nothing to say. */
  readonly $problem: ReadableAtom<Words>;
  /** What is to be paid, as the address has it; undefined where it names nothing. */
  readonly amount: string | undefined;
  /** The in-page route of the order that is paid here. */
  readonly orderRoute: string;
  refresh(): void;
  payByWallet(): Promise<void>;
  /**
   * Whether this tab knew of an earlier payment that the order does not show, though nothing is locked for it, when the page was
   * opened, moved within or come back to last.
   */
  readonly $mayBePaid: ReadableAtom<boolean>;
  /** Unconfirmed: the borrower has looked, and wants to pay again. */
  payAgain(): void;
  /** Whom to call about the order: who it names, else the lender. */
  phone(): string;
  call(): void;
  /** A moment as its time of today, or with its day. */
  momentOf(atMs: number): string;
  /** Whether what is unconfirmed was to be paid in the wallet, which the borrower may have left unpaid. */
  isByWallet(): boolean;
  bindCard(): void;
}

/** Words of the service, which are text; ours are messages. */
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
    // Of a payment that is unconfirmed nobody says that it was not taken.
    const stands = lock.$state.get().kind === 'free';
    $problem.set(stands ? words : '');
    // The service's own words have a toast everywhere; what is ours is said once.
    env.toast(stands ? ofService(outcome.message) : words, SHORT_TOAST_MS);
  };
  const $mayBePaid = atom(false);
  const $route = atom<RouteView>({ name: 'list', isMoved: false });

  const askWays = async (): Promise<Outcome<RepaymentWays>> => {
    if (!orderId) return unknown('incomplete');
    const answer = env.call(readRepaymentWays, { orderId });
    // What the order says before a payment is read beside the ways to pay it, as often and no more, so that nobody waits
    // for it at the tap. Unconfirmed, the check reads it.
    if (lock.$state.get().kind === 'free') lock.readAhead();
    const outcome = await answer;
    // The specification's toast, in every language; the screen says what it means.
    if (outcome.kind === 'unknown') env.toast('error');
    return outcome.kind === 'refused' ? { ...outcome, message: outcome.message || text.queryFailed } : outcome;
  };

  // Only the service's words: ours stand where the ways would.
  const toast: Env['toast'] = (words, durationMs) => env.toast(ofService(words), durationMs);
  const { $view, refresh } = createQuery({ ...env, toast }, askWays);
  const freshWays = (): RepaymentWays | undefined => {
    const view = $view.get();
    return view.kind === 'ready' && view.status === 'fresh' ? view.data : undefined;
  };

  const lock = paymentLock(env, freshWays);

  const onPaid = (): void => routes.replace(orderRoute);
  // The order's page tells by it what has become of the payment.
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

  // What was begun since on another page of the tab, which may be at a channel by now, warns here.
  const lookForEarlier = (): void => {
    $mayBePaid.set(mayBePaid(env.store));
  };

  // What another tab has paid meanwhile shows here too.
  const look = (): Promise<boolean> => {
    lookForEarlier();
    lock.checkAgain();
    return refresh();
  };

  // Of several nobody says which one is new.
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
      // A look at the order has shown that it is settled.
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
      // A code that was waited for belongs to what was given up.
      card.forget();
      // The address still has the amount that was due before; the page of what is due leads back here with the new one.
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
