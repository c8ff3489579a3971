import type { ComponentType } from 'react';
import { unknown } from '../../shared/api/client.ts';
import { type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import type { OrderPhoneProps } from '../../shared/features/order/OrderPhone.tsx';
import type { RouteDocument } from '../../shared/navigation/inPageRoute.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { OwnPaymentsProps } from '../../shared/payments/followPayments.ts';
import type { PaymentParts } from '../../shared/payments/orderPayments.ts';
import type { PageEnv } from '../../shared/platform/env.ts';
import { readParameters } from '../../shared/session/parameters.ts';

/** The later part of the page. */
export interface BorrowDetailParts extends PaymentParts {
  readonly OrderPhone: ComponentType<OrderPhoneProps>;
  readonly OwnPayments: ComponentType<OwnPaymentsProps>;
}

/** The platform of the page. */
export interface BorrowDetailEnv extends PageEnv<BorrowDetailParts> {
  readonly place: RouteDocument;
}

/** The current state of an order, on the repayment method page. */
export interface BorrowDetailModel extends ScreenModel {
  readonly $view: Query<Order>['$view'];
  /** The platform of the order that is shown. */
  readonly env: BorrowDetailEnv;
  /** The address of the order's own page, which offers its actions. */
  readonly orderAddress: string;
  refresh(): void;
}

/** The model of `/repaymentMethod#/borrowDetail`. It shows the order named in the route, or else the session's. */
export const createBorrowDetail = (env: BorrowDetailEnv): BorrowDetailModel => {
  const { session } = env.page;

  const { orderId, productId, product_id } = readParameters(env.place.current().query).session;
  // The session has two spellings of the product, and the route after a payment uses one of them.
  const isOther = productId && product_id && productId !== session.productId;
  const order = { ...session, ...(orderId && { orderId }), ...(isOther && { productId, product_id }) };
  const page = { ...env.page, session: order };

  const { $view, refresh } = createQuery(env, async () =>
    order.orderId ? env.call(readOrder, order) : unknown('incomplete'),
  );

  return {
    $view,
    env: { ...env, page },
    orderAddress: addressOf(page, 'loanDetail'),
    refresh,
    open: () => {
      env.place.claimRoute('repaymentMethod', 'borrowDetail');
      refresh();
    },
  };
};
