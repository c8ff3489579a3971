import type { PeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { parseAmount, parseList, parseRecord, parseText, type Raw } from '../../api/parse.ts';
import type { Amount } from '../../domain/money.ts';
import { dayIn } from '../../domain/zonedMoment.ts';
import { countOf } from './instalmentCount.ts';

/** A payment that is still to come. */
export interface ComingPayment {
  /** Which payment of its order it is, from 1 on: by this and the order a calendar knows it again. */
  readonly row: number;
  /** The day that the service has named, `YYYY-MM-DD`. */
  readonly day: string;
  /** What the service has named; undefined where it has not. */
  readonly amount: Amount | undefined;
}

const readRow = (item: unknown): Omit<ComingPayment, 'row'> => {
  const raw: Raw = parseRecord(item);
  return { day: parseText(raw['day']), amount: parseAmount(raw['amount']) };
};

/**
 * The payments that are still to come. The service says what is due next, and nothing of what follows that. The whole plan is
 * known for a while after it was confirmed (`confirmed`, as it was kept then), and counts unless it is another order's, and where the service's next payment is one of its rows,
 * by day and amount: then the rows before that one are settled, and those after it follow.
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
