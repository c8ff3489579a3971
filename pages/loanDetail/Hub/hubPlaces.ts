import type { Order } from '../../../shared/api/endpoints/readOrder.ts';
import { OVERDUE, STATUS_151 } from '../../../shared/domain/orderStatus.ts';
import { readStoredRepayment } from '../../../shared/features/repayment/storedRepayment.ts';
import { addressOf } from '../../../shared/navigation/open.ts';
import type { Screen } from '../../../shared/navigation/screens.ts';
import type { Env } from '../../../shared/platform/env.ts';
import { isRepayable } from '../status.ts';

/** Where an order's page leads, by the address of each place; those that are undefined have no row. */
export interface HubPlaces {
  readonly bindBank: string | undefined;
  readonly plan: string | undefined;
  readonly code: string | undefined;
  readonly reminders: string | undefined;
  readonly documents: string;
  readonly complaint: string;
  readonly service: string;
}

/**
 * Whether another page of this tab has read that the order has no code. Before that nobody knows: an order does not say it. What the
 * service refused, so that no amount is known either, says nothing of it.
 */
const hasNoCode = ({ store }: Env): boolean => {
  const stored = readStoredRepayment(store);
  return !!stored && !stored.isRollover && stored.info.repayAmount !== undefined && !stored.info.payCode;
};

/** Where the page leads from an order. */
export const placesOf = (env: Env, order: Order): HubPlaces => {
  const to = (screen: Screen, extra?: { readonly [name: string]: string }) => addressOf(env.page, screen, extra);
  const canRepay = isRepayable(order);
  return {
    bindBank: order.status === STATUS_151 ? to('bindBank', { source: 'loanDetail' }) : undefined,
    plan: canRepay ? to('repay') : undefined,
    // The page of a code leads on to what there is to pay where there is none, and can ask for none without a product.
    code:
      canRepay && env.page.session.productId && !hasNoCode(env) ? to('repaymentOfCode2', { from: 'order' }) : undefined,
    // The day of what is overdue has passed.
    reminders: canRepay && order.status !== OVERDUE ? to('paymentReminders') : undefined,
    documents: to('myDocuments'),
    complaint: to('complaint'),
    service: to('customerService'),
  };
};
