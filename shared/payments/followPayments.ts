import { atom, type ReadableAtom } from 'nanostores';
import type { OrderPaid } from '../api/endpoints/readPayments.ts';
import type { PageEnv } from '../platform/env.ts';
import { openPayments } from './openPayments.ts';
import {
  type OrderPayments,
  type PaymentParts,
  type PaymentStatus,
  type PaymentsEnv,
  stateOfOrder,
} from './orderPayments.ts';

/** An order that a page shows and can read again. */
export interface FollowedOrder {
  readonly $view: ReadableAtom<{ readonly kind: string; readonly data?: OrderPaid }>;
  refresh(): unknown;
}

/** What the payments of an order are shown from. */
export interface OwnPaymentsProps {
  readonly env: PageEnv<PaymentParts>;
  readonly order: FollowedOrder;
}

/**
 * The payments of an order that a page shows: while one is pending it is looked for, and the order is read again when a look has found what it does
 * not show yet.
 */
export const followPayments = (env: PaymentsEnv, { $view, refresh }: FollowedOrder): OrderPayments => {
  const payments = openPayments(env, atom<PaymentStatus>({}));
  let isSeeing = false;
  let seen: OrderPaid | undefined;
  payments.$status.listen(({ arrived, changed }, before) => {
    if (!isSeeing && (arrived !== before?.arrived || changed !== before?.changed)) refresh();
  });
  $view.subscribe(({ data }) => {
    if (!data || data === seen) return;
    seen = data;
    isSeeing = true;
    payments.see(stateOfOrder(data));
    isSeeing = false;
    if (payments.$status.get().pending) payments.watch(true);
  });
  return payments;
};
