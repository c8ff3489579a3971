import { atom, type ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { unknown } from '../../shared/api/client.ts';
import type { Product } from '../../shared/api/endpoints/products.ts';
import { type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { saveEvent } from '../../shared/api/endpoints/saveEvent.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { STATUS_21 } from '../../shared/domain/orderStatus.ts';
import { goHome } from '../../shared/features/core/appActions.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { follow, leadsToOrder } from '../../shared/features/core/links.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { OwnPaymentsProps } from '../../shared/payments/followPayments.ts';
import type { PaymentParts } from '../../shared/payments/orderPayments.ts';
import type { PageEnv } from '../../shared/platform/env.ts';

// The service's numbers for the 'Borrow Again' button.
const BORROW_AGAIN = { moduleId: 30, positionId: 1 };

/** An order, with the model of its page. */
export interface BelowProps {
  readonly order: Order;
  readonly model: LoanDetailModel;
}

/** The rest of the page. */
export interface LoanDetailParts extends PaymentParts {
  readonly Below: ComponentType<BelowProps>;
  readonly OwnPayments: ComponentType<OwnPaymentsProps>;
}

/** The platform of the order page. */
export type LoanDetailEnv = PageEnv<LoanDetailParts>;

/** The order page: an order, what can be done with it, and one popup at a time. */
export interface LoanDetailModel extends ScreenModel {
  readonly $view: Query<Order>['$view'];
  readonly $popup: ReadableAtom<OrderPopup | undefined>;
  refresh(): void;
  /** Closes the open popup; the next one opens. */
  closePopup(): void;
  /** Opens the address at which the money is withdrawn, if the order has one. */
  withdraw(): void;
  repay(): void;
  rollOver(): void;
  /** The borrower goes to the payment page by a link: the tips are not shown again. */
  leaveToRepay(): void;
  borrowAgain(): void;
  /** The address of the offer that the order waits for the borrower to confirm. */
  readonly offerAddress: string;
  openProduct(product: Product): void;
  readonly env: LoanDetailEnv;
}

/** The model of `/loanDetail` and `/order`. */
export const createLoanDetail = (env: LoanDetailEnv): LoanDetailModel => {
  const { productId, orderId } = env.page.session;
  const $popup = atom<OrderPopup | undefined>();
  let waiting: OrderPopup[] | undefined;
  // A double tap counts once.
  let isCounting = false;
  let hasRedirected = false;

  const nextPopup = () => $popup.set(waiting?.shift());

  // In one status never, otherwise once per visit, because an address can lead back here; the page's own address leads nowhere.
  const isRedirected = ({ redirectUrl, status }: Order): boolean => {
    if (!redirectUrl || status === STATUS_21 || hasRedirected) return false;
    if (leadsToOrder(env, redirectUrl)) return false;
    hasRedirected = true;
    return follow(env, redirectUrl, 'replace') !== 'refused';
  };

  // Popups come only from the first read of an order that is not redirected: a later read must not reopen what the borrower has closed.
  const show = (order: Order): void => {
    if (isRedirected(order)) return;
    if (waiting) return;
    waiting = popupsOf(order, !!env.store.read('bankTipSeen'));
    nextPopup();
  };

  const read = createQuery(
    env,
    async () => (orderId ? env.call(readOrder, { productId, orderId }) : unknown('incomplete')),
    show,
  );

  const refresh = () => void read.refresh();

  const order = (): Order | undefined => {
    const view = read.$view.get();
    return view.kind === 'ready' ? view.data : undefined;
  };

  const leaveToRepay = (): void => void env.store.write('bankTipSeen', {});

  const leaveFor = (screen: 'repay' | 'repayDelay'): void => {
    leaveToRepay();
    env.navigator.assign(addressOf(env.page, screen));
  };

  const openNext = (url: string | undefined): void => void (url ? follow(env, url) : sendToApp(env, goHome()));

  return {
    $view: read.$view,
    $popup,
    open: refresh,
    refresh,
    closePopup: nextPopup,
    withdraw: () => {
      const url = order()?.nextUrl;
      if (url) follow(env, url);
      nextPopup();
    },
    leaveToRepay,
    repay: () => leaveFor('repay'),
    rollOver: () => leaveFor('repayDelay'),
    borrowAgain: () => {
      // The response is not awaited, so the call has to outlive the page.
      if (!isCounting)
        env.call(saveEvent, { productId, ...BORROW_AGAIN }, { outlivesPage: true }).then(() => {
          isCounting = false;
        });
      isCounting = true;
      openNext(order()?.nextUrl);
    },
    offerAddress: addressOf(env.page, 'newLoanConfirm'),
    openProduct: (product) => {
      if (product.isClickable) openNext(product.url);
    },
    env,
  };
};

/** A popup over the order. */
export type OrderPopup =
  | { readonly kind: 'withdraw' | 'tips'; readonly message: string }
  | { readonly kind: 'bank'; readonly title: string; readonly message: string }
  | { readonly kind: 'score' };

/** The popups that an order requires, in the order in which they open, one at a time. */
export const popupsOf = (order: Order, isTipSeen: boolean): OrderPopup[] => {
  const popups: (OrderPopup | false | undefined)[] = [
    !!order.withdrawMessage && { kind: 'withdraw', message: order.withdrawMessage },
    order.bankPrompt && { kind: 'bank', ...order.bankPrompt },
    !!order.tips && !isTipSeen && { kind: 'tips', message: order.tips },
    order.asksForScore && { kind: 'score' },
  ];
  return popups.filter((popup): popup is OrderPopup => !!popup);
};
