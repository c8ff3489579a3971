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

/** What an order's status allows and shows. */
export interface StatusRule {
  readonly actions: OrderActions;
  /** Whether the recommended products are shown, where there are any. */
  readonly showsMarket: boolean;
}

const waiting: StatusRule = { actions: 'none', showsMarket: true };
const repayable: StatusRule = { actions: 'repay', showsMarket: false };
const overdue: StatusRule = { actions: 'repayOrRollOver', showsMarket: false };
const settled: StatusRule = { actions: 'borrowAgain', showsMarket: false };
const other: StatusRule = { actions: 'none', showsMarket: false };

const rules = new Map([
  [STATUS_21, waiting],
  [STATUS_110, waiting],
  [STATUS_151, waiting],
  [REPAYABLE, repayable],
  [DUE_SOON, overdue],
  [OVERDUE, overdue],
  [SETTLED, settled],
]);

/** The rule of a status. A status that the app does not know gets a calm page without buttons. */
export const ruleOf = (status: string): StatusRule => rules.get(status) ?? other;

/** Whether an order can be paid. */
export const isRepayable = ({ status }: { readonly status: string }): boolean => /repay/.test(ruleOf(status).actions);

/** The one status in which an order never sends the borrower elsewhere. */
export const STAYING_STATUS = STATUS_21;
