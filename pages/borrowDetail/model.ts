import { type NamedOrder, type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { servicePhone } from '../../shared/brand/current.ts';
import { callPhone } from '../../shared/features/core/appActions.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import type { RouteDocument } from '../../shared/navigation/inPageRoute.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import type { Env } from '../../shared/platform/env.ts';
import { readParameters } from '../../shared/session/parameters.ts';

/** An order as it stands, on the repayment method page. */
export interface BorrowDetailModel extends ScreenModel {
  readonly $view: Query<Order>['$view'];
  refresh(): void;
  /** The order's own page, with what can be done with it. */
  orderAddress(): string;
  phoneOf(order: Order): string;
  call(phone: string): void;
}

/** The model of `/repaymentMethod#/borrowDetail`. The order is the one that the route names, else the session's. */
export const createBorrowDetail = (env: Env & { readonly place: RouteDocument }): BorrowDetailModel => {
  const { session } = env.page;

  const order = (): NamedOrder => {
    const { orderId = session.orderId, ...named } = readParameters(env.place.current().query).session;
    const { productId, product_id } = named.productId ? named : session;
    return { productId, product_id, orderId };
  };

  const { $view, refresh } = createQuery(env, () => env.call(readOrder, order()));

  return {
    $view,
    refresh,
    open: () => {
      env.place.claimRoute('repaymentMethod', 'borrowDetail');
      refresh();
    },
    orderAddress: () => {
      return addressOf(env.page, 'loanDetail', { ...order() });
    },
    phoneOf: ({ phone }) => phone || servicePhone,
    call: (phone) => sendToApp(env, callPhone(phone)),
  };
};
