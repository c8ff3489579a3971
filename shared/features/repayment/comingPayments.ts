import type { PeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { parseAmount, parseList, parseRecord, parseText, type Raw } from '../../api/parse.ts';
import type { Amount } from '../../domain/money.ts';
import { dayIn } from '../../domain/zonedMoment.ts';
import { countOf } from './instalmentCount.ts';

/** A payment that is still to come. */
export interface ComingPayment {
  /** The number of the payment within its order, from 1: with the order number it identifies the event in a calendar. */
  readonly row: number;
  /** The day that the service has named, `YYYY-MM-DD`. */
  readonly day: string;
  /** The amount from the service; undefined if there is none. */
  readonly amount: Amount | undefined;
}

const readRow = (item: unknown): Omit<ComingPayment, 'row'> => {
  const raw: Raw = parseRecord(item);
  return { day: parseText(raw['day']), amount: parseAmount(raw['amount']) };
};

/**
 * The payments that are still to come. The service sends only the next one. The whole plan is known for a while after the loan was confirmed
 * (`confirmed`, as it was stored then). It is used if it is of this order and if the service's next payment matches one of its rows by day and
 * amount: the rows before that one are then paid, and the rows after it follow.
 */
export const comingPayments = (plan: PeriodPlan, confirmed: unknown, orderId = ''): readonly ComingPayment[] => {
  const day = dayIn(plan.dueDate);
  if (!day) return [];
  const { ofOrder, plan: confirmedRows } = parseRecord(confirmed);
  const isOther = ofOrder && orderId && parseText(ofOrder) !== orderId;
  const rows = isOther ? [] : parseList(confirmedRows, readRow);
  const isWhole = rows.every((row) => dayIn(row.day) === row.day);
  const at = isWhole ? rows.findIndex((row) => row.day === day && String(row.amount) === String(plan.repayAmount)) : -1;
  if (at >= 0) return rows.map((row, index) => ({ ...row, row: index + 1 })).slice(at);
  const count = plan.details.map(countOf).find((found) => found);
  return [{ row: count?.at ?? 1, day, amount: plan.repayAmount }];
};
