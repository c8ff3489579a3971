import {
  DUE_SOON,
  OVERDUE,
  REPAYABLE,
  SETTLED,
  STATUS_21,
  STATUS_110,
  STATUS_151,
} from '../../shared/domain/orderStatus.ts';

/** What a borrower can do with an order. */
export type OrderActions = 'none' | 'repay' | 'repayOrRollOver' | 'borrowAgain';

const actions = new Map<string, OrderActions>([
  [REPAYABLE, 'repay'],
  [DUE_SOON, 'repayOrRollOver'],
  [OVERDUE, 'repayOrRollOver'],
  [SETTLED, 'borrowAgain'],
]);

/** The possible actions for an order with a status. An unknown status gets a page without buttons. */
export const actionsOf = (status: string): OrderActions => actions.get(status) ?? 'none';

const WAITING: readonly string[] = [STATUS_21, STATUS_110, STATUS_151];

/** Whether the recommended products are shown with an order in a status, where there are any. */
export const showsMarket = (status: string): boolean => WAITING.includes(status);

/** Whether an order can be paid. */
export const isRepayable = ({ status }: { readonly status: string }): boolean => /repay/.test(actionsOf(status));

/** The one status in which an order never sends the borrower elsewhere. */
export const STAYING_STATUS = STATUS_21;
