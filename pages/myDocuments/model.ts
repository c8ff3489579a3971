import type { ComponentType } from 'react';
import { unknown } from '../../shared/api/client.ts';
import { type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { type Agreements, orderAgreements } from '../../shared/features/confirmation/agreements.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import type { OwnPaymentsProps } from '../../shared/payments/followPayments.ts';
import type { PaymentParts } from '../../shared/payments/orderPayments.ts';
import type { PageEnv } from '../../shared/platform/env.ts';

/** The order whose documents are shown. */
export interface DocumentsProps {
  readonly order: Order;
  /** When the order was read, in milliseconds since the epoch. */
  readonly checkedAtMs: number;
  readonly model: MyDocumentsModel;
}

/** The later part of the page: the documents. */
export interface DocumentsParts extends PaymentParts {
  readonly Documents: ComponentType<DocumentsProps>;
  readonly OwnPayments: ComponentType<OwnPaymentsProps>;
}

/** The platform of the documents. */
export type DocumentsEnv = PageEnv<DocumentsParts>;

/** The documents of an order. Its agreements are read, fail and are retried separately, once the order is known: without it, their owner is not. */
export interface MyDocumentsModel extends ScreenModel {
  readonly $view: Query<Order>['$view'];
  readonly agreements: Agreements;
  readonly env: DocumentsEnv;
  refresh(): void;
}

/** The model of `/myDocuments`. */
export const createMyDocuments = (env: DocumentsEnv): MyDocumentsModel => {
  const { productId, orderId } = env.page.session;
  const list = orderAgreements(env);
  const read = createQuery(
    env,
    async () => (orderId ? env.call(readOrder, { productId, orderId }) : unknown('incomplete')),
    () => {
      // Later the list is read again when the borrower returns, as the order is.
      if (list.$view.get().kind === 'loading') void list.refresh();
    },
  );

  return {
    $view: read.$view,
    agreements: list,
    env,
    open: () => void read.refresh(),
    refresh: () => void read.refresh(),
  };
};
