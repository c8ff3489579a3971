import { readPeriodPlan as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { type OrderKey, orderFields } from './orderKey.ts';
import { type RepaymentInfo, readRepaymentInfo } from './repaymentInfo.ts';

/** What is due on an order now. */
export type PeriodPlan = RepaymentInfo & {
  readonly repayAmount: NonNullable<RepaymentInfo['repayAmount']>;
};

const parse = (data: unknown): PeriodPlan | undefined => {
  const info = readRepaymentInfo(data);
  return info.repayAmount === undefined ? undefined : { ...info, repayAmount: info.repayAmount };
};

/** Reads what is due on an order. Unknown where the answer names no amount. */
export const readPeriodPlan: Endpoint<OrderKey, PeriodPlan> = {
  entry,
  payload: orderFields,
  parse,
};
