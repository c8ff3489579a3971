import type { OrderPaid } from '../api/endpoints/readPayments.ts';
import type { RepaymentInfo } from '../api/endpoints/repaymentInfo.ts';
import { dayIn } from '../domain/dates.ts';
import { type Amount, centsOf } from '../domain/money.ts';
import type { BookedPayment } from '../domain/orderFacts.ts';
import type { OrderState } from './paymentRecord.ts';

/** An order as it was read, with the payments that the service has booked on it, where it says so. */
export interface ReadState extends OrderState {
  readonly payments?: readonly BookedPayment[] | undefined;
}

const idsOf = (payments: readonly BookedPayment[] | undefined) => payments?.map(({ id }) => id);

/** An amount as it is compared: the same cents are the same amount, whether a number or digits. */
export const amountKey = (amount: Amount): string => String(centsOf(amount) ?? amount);

/** The typed fields of an order. */
export const stateOfOrder = ({ status, facts }: OrderPaid): ReadState => ({
  status,
  orderDue: facts.dueCents === undefined ? undefined : String(facts.dueCents),
  orderDueDate: facts.dueDate,
  paymentIds: idsOf(facts.payments),
  payments: facts.payments,
});

/** The typed fields of the plan of what is due on an order; that of a rollover has a date that is only promised, and says nothing of what is due. */
export const stateOfPlan = (
  { repayAmount, facts }: Pick<RepaymentInfo, 'repayAmount' | 'facts'>,
  dueDate: string,
  isRollover: boolean,
): ReadState => ({
  due: isRollover || repayAmount === undefined ? undefined : amountKey(repayAmount),
  dueDate: isRollover ? undefined : dayIn(dueDate),
  paymentIds: idsOf(facts.payments),
  payments: facts.payments,
});
