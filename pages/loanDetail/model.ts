import { atom, type ReadableAtom } from 'nanostores';
import type { Product } from '../../shared/api/endpoints/products.ts';
import { type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { saveEvent } from '../../shared/api/endpoints/saveEvent.ts';
import { parseRecord } from '../../shared/api/parse.ts';
import { unknown } from '../../shared/api/settle.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { servicePhone } from '../../shared/brand/current.ts';
import { DUE_SOON, REPAYABLE, STATUS_21 } from '../../shared/domain/orderStatus.ts';
import { callPhone } from '../../shared/features/core/callPhone.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { goHome } from '../../shared/features/core/goHome.ts';
import { follow, leadsTo } from '../../shared/features/core/links.ts';
import { openScreen } from '../../shared/features/core/openScreen.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { basePath } from '../../shared/navigation/basePath.ts';
import type { Env } from '../../shared/platform/env.ts';
import { type OrderPopup, popupsOf } from './popups.ts';
import { STAYING_STATUS } from './status.ts';

// The service's numbers for the 'Borrow Again' button.
const BORROW_AGAIN = { moduleId: 30, positionId: 1 };

// The statuses of a loan just taken; a refused, overdue or settled order is not announced as one.
const JUST_TAKEN: readonly string[] = [STATUS_21, REPAYABLE, DUE_SOON];

/** The order page: an order, what can be done with it, and one popup at a time. */
export interface LoanDetailModel extends ScreenModel {
  readonly $view: Query<Order>['$view'];
  readonly $popup: ReadableAtom<OrderPopup | undefined>;
  /** The product or button that was pressed last, if its address was not safe to open. */
  readonly $unopened: ReadableAtom<Product | 'again' | undefined>;
  refresh(): void;
  /** Closes the open popup; the next one opens. */
  closePopup(): void;
  withdraw(): void;
  repay(): void;
  rollOver(): void;
  /** The borrower goes to the payment page by a link: the tips are not shown again. */
  leaveToRepay(): void;
  borrowAgain(): void;
  openProduct(product: Product): void;
  showMoreProducts(): void;
  /** Whether this is a loan that was just taken and has not been announced yet. */
  isJustTaken(order: Order): boolean;
  /** The platform, for the late chunk of the page. */
  readonly env: Env;
  phoneOf(order: Order): string;
  call(phone: string): void;
}

/** The model of `/loanDetail` and `/order`. */
export const createLoanDetail = (env: Env): LoanDetailModel => {
  const { productId, orderId } = env.page.session;
  const $popup = atom<OrderPopup | undefined>();
  const $unopened = atom<Product | 'again' | undefined>();
  let waiting: OrderPopup[] | undefined;
  let isCounting = false;
  let hasRedirected = false;
  let isNews: boolean | undefined;

  // A page of this tab has confirmed the loan: of this order, or of one not known at that time (the service then leads here with `from=confirm`).
  // The address alone is no proof: it would announce an old loan again. The legacy service leads here without the parameter: such a loan is
  // announced once.
  const isConfirmed = (): boolean => {
    const kept = env.store.read('confirmed');
    const { ofOrder, isTold } = parseRecord(kept);
    isNews ??= /[?&]from=confirm\b/.test(env.navigator.search) || (!!ofOrder && !isTold);
    return isNews && !!kept && (!ofOrder || ofOrder === orderId);
  };

  // Channels and wallets lead back to the order, in which even a card payment may still be missing. The outcome of a payment is therefore shown on
  // a page of its own, which leads here with `from=payment`.
  const tellOfPayment = (): void => {
    const { way, isAccepted } = parseRecord(env.store.read('payment'));
    const { navigator } = env;
    // A code that was opened may never be paid: unless a payment was also accepted, the order is shown normally.
    const isSent = way === 'card' || way === 'channel' || way === 'wallet' || (way === 'code' && isAccepted);
    if (isSent && !/[?&]from=payment\b/.test(navigator.search))
      navigator.replace(`${basePath}/borrowDetail${navigator.search}`);
  };

  const nextPopup = () => $popup.set(waiting?.shift());

  // Once per visit, because an address can lead back here; the page's own address leads nowhere.
  const isRedirected = ({ redirectUrl, status }: Order): boolean => {
    if (!redirectUrl || status === STAYING_STATUS || hasRedirected) return false;
    if (leadsTo(env, redirectUrl, ['loanDetail', 'order'])) return false;
    hasRedirected = true;
    return follow(env, redirectUrl, 'replace') !== 'refused';
  };

  // Popups come only from the first read of an order that is not redirected: a later read must not reopen what the borrower has closed.
  const show = (order: Order): void => {
    if (isRedirected(order) || waiting) return;
    waiting = popupsOf(order, !!env.store.read('bankTipSeen'));
    nextPopup();
  };

  const read = createQuery(
    env,
    async () => (orderId ? env.call(readOrder, { productId, orderId }) : unknown('incomplete')),
    show,
  );

  const order = (): Order | undefined => {
    const view = read.$view.get();
    return view.kind === 'ready' ? view.data : undefined;
  };

  const leaveToRepay = (): void => void env.store.write('bankTipSeen', {});

  const leaveFor = (screen: 'repay' | 'repayDelay'): void => {
    leaveToRepay();
    openScreen(env, screen);
  };

  const openNext = (pressed: Product | 'again', url: string | undefined): void => {
    $unopened.set(undefined);
    if (!url) home();
    else follow({ ...env, toast: () => $unopened.set(pressed) }, url);
  };

  // A double tap counts once. The response is not awaited, so the call has to outlive the page.
  const countBorrowing = async (): Promise<void> => {
    if (isCounting) return;
    isCounting = true;
    await env.call(saveEvent, { productId, ...BORROW_AGAIN }, { outlivesPage: true });
    isCounting = false;
  };

  const home = () => sendToApp(env, goHome());

  return {
    $view: read.$view,
    $popup,
    $unopened,
    open: () => {
      read.refresh();
      // The first access to the storage is the slowest: there is time for it while the response is awaited.
      env.clock.after(0, tellOfPayment);
    },
    refresh: () => void read.refresh(),
    closePopup: nextPopup,
    withdraw: () => {
      const url = order()?.nextUrl;
      // A borrower who wants to withdraw has to learn how to get the money; this message comes after the service's own popups.
      if (!url || follow(env, url) === 'refused') waiting?.push({ kind: 'noAddress' });
      nextPopup();
    },
    leaveToRepay,
    repay: () => leaveFor('repay'),
    rollOver: () => leaveFor('repayDelay'),
    borrowAgain: () => {
      countBorrowing();
      openNext('again', order()?.nextUrl);
    },
    openProduct: (product) => {
      if (product.isClickable) openNext(product, product.url);
    },
    showMoreProducts: home,
    isJustTaken: ({ status }) => JUST_TAKEN.includes(status) && isConfirmed(),
    env,
    phoneOf: ({ phone }) => phone || servicePhone,
    call: (phone) => sendToApp(env, callPhone(phone)),
  };
};
