import type { Order } from '../../shared/api/endpoints/readOrder.ts';
import { OVERDUE, STATUS_151 } from '../../shared/domain/orderStatus.ts';
import { readStoredRepayment } from '../../shared/features/codes/storedRepayment.ts';
import { addressOf, CODE_SCREEN, type Screen } from '../../shared/navigation/screens.ts';
import type { Env } from '../../shared/platform/env.ts';
import { actionsOf } from './status.ts';

/** The addresses of the pages to which an order's page links; an undefined one has no row. */
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
 * @returns whether another page of this tab has read that the order has no code. Before that it is not known, because an order does not state it. A
 * stored refusal, which has no amount either, proves nothing.
 */
const hasNoCode = ({ store }: Env): boolean => {
  const stored = readStoredRepayment(store);
  return !!stored && !stored.isRollover && stored.info.repayAmount !== undefined && !stored.info.payCode;
};

/** The links of an order's page. */
export const placesOf = (env: Env, order: Order): HubPlaces => {
  const to = (screen: Screen, extra?: { readonly [name: string]: string }) => addressOf(env.page, screen, extra);
  const canRepay = actionsOf(order).startsWith('repay');
  return {
    bindBank: order.status === STATUS_151 ? to('bindBank', { source: 'loanDetail' }) : undefined,
    plan: canRepay ? to('repay') : undefined,
    // The code's page leads on to the payment page if there is no code; without a product it cannot request one.
    code: canRepay && env.page.session.productId && !hasNoCode(env) ? to(CODE_SCREEN, { from: 'order' }) : undefined,
    // No reminders for an overdue payment: its day has passed.
    reminders: canRepay && order.status !== OVERDUE ? to('paymentReminders') : undefined,
    documents: to('myDocuments'),
    complaint: to('complaint'),
    service: to('customerService'),
  };
};
