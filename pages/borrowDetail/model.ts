import { type NamedOrder, type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { unknown } from '../../shared/api/settle.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { servicePhone } from '../../shared/brand/current.ts';
import { callPhone } from '../../shared/features/core/callPhone.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { type LatePayment, latePayment, type OpenWatch } from '../../shared/features/repayment/latePayment.ts';
import type { RouteDocument } from '../../shared/navigation/inPageRoute.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import type { Env } from '../../shared/platform/env.ts';
import { readParameters } from '../../shared/session/parameters.ts';

/** The current state of an order, on the repayment method page. */
export interface BorrowDetailModel extends ScreenModel {
  readonly $view: Query<Order>['$view'];
  readonly $parts: LatePayment['$parts'];
  refresh(): void;
  /** The address of the order's own page, which offers its actions. */
  orderAddress(): string;
  phoneOf(order: Order): string;
  call(phone: string): void;
}

/** The model of `/repaymentMethod#/borrowDetail`. It shows the order named in the route, or else the session's. */
export const createBorrowDetail = (
  env: Env & { readonly place: RouteDocument; readonly loadWatch?: () => Promise<OpenWatch> },
): BorrowDetailModel => {
  const { session } = env.page;

  const order = (): NamedOrder => {
    const { orderId = session.orderId, ...named } = readParameters(env.place.current().query).session;
    // The session has two spellings of the product, and the route after a payment uses one of them.
    const isOther = named.productId && named.productId !== session.productId;
    const { productId, product_id } = isOther ? named : session;
    return { productId, product_id, orderId };
  };

  const late = latePayment(env, env.loadWatch);
  // A payment made here is stored for the session's order; the route may name another one.
  const isPaid = (): boolean => order().orderId === session.orderId && !!env.store.read('payment');

  const { $view, refresh } = createQuery(
    env,
    async () => (order().orderId ? env.call(readOrder, order()) : unknown('incomplete')),
    (data) => {
      if (isPaid()) late.use((watch) => watch.see(data), true);
    },
  );

  return {
    $view,
    $parts: late.$parts,
    refresh,
    open: () => {
      env.place.claimRoute('repaymentMethod', 'borrowDetail');
      refresh();
    },
    orderAddress: () => {
      return addressOf(env.page, 'loanDetail', { ...order(), from: 'payment' });
    },
    phoneOf: ({ phone }) => phone || servicePhone,
    call: (phone) => sendToApp(env, callPhone(phone)),
  };
};
