import type { ComponentType } from 'react';
import { unknown } from '../../shared/api/client.ts';
import { type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { type PeriodPlan, readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { isRunning } from '../../shared/domain/orderStatus.ts';
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

/** The documents of an order, each of which is read, fails and is retried separately; without the order, their owner is unknown. */
export interface MyDocumentsModel extends ScreenModel {
  readonly $view: Query<Order>['$view'];
  /** What is to be paid; read only if something can be due on the order. */
  readonly $owed: Query<PeriodPlan>['$view'];
  readonly agreements: Agreements;
  readonly env: DocumentsEnv;
  /** Reads the order again, and then its documents, if they are on screen. */
  refresh(): void;
  readOwed(): void;
}

/** The model of `/myDocuments`. */
export const createMyDocuments = (env: DocumentsEnv): MyDocumentsModel => {
  const { productId, orderId } = env.page.session;
  const list = orderAgreements(env);
  const owed = createQuery(env, () => env.call(readPeriodPlan, { productId, orderId }));

  const readParts = ({ status }: Order, isNeeded: (part: Query<unknown>) => boolean): void => {
    for (const part of isRunning(status) ? [list, owed] : [list]) if (isNeeded(part)) part.refresh();
  };

  const read = createQuery(
    env,
    async () => (orderId ? env.call(readOrder, { productId, orderId }) : unknown('incomplete')),
    (order) => {
      // Later each is read again when the borrower returns, as the order is.
      readParts(order, ({ $view }) => $view.get().kind === 'loading');
    },
  );

  return {
    $view: read.$view,
    $owed: owed.$view,
    agreements: list,
    env,
    open: () => void read.refresh(),
    refresh: async () => {
      const isThere = read.$view.get().kind === 'ready';
      const isFresh = await read.refresh();
      const view = read.$view.get();
      // The amounts owed are shown under the time of the order.
      if (isThere && isFresh && view.kind === 'ready') readParts(view.data, () => true);
    },
    readOwed: () => void owed.refresh(),
  };
};
