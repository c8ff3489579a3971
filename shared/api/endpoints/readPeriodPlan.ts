import type { Amount } from '../../domain/money.ts';
import type { Endpoint } from '../endpoint.ts';
import { parseList, parseRecord } from '../parse.ts';
import type { OrderKey } from './orderKey.ts';
import { type RepaymentInfo, readRepaymentInfo } from './repaymentInfo.ts';
import { periodPlanRoute } from './routes.ts';
import { type Row, readRow } from './rows.ts';

/** The amount that is due on an order now, with its details. */
export interface PeriodPlan extends RepaymentInfo {
  readonly repayAmount: Amount;
  readonly details: readonly Row[];
}

const parse = (data: unknown): PeriodPlan | undefined => {
  const info = readRepaymentInfo(data);
  const { repayAmount } = info;
  return repayAmount === undefined
    ? undefined
    : { ...info, repayAmount, details: parseList(parseRecord(data)['detail'], readRow) };
};

/** Reads the amount due on an order. The outcome is `unknown` if the response has no amount. */
export const readPeriodPlan: Endpoint<OrderKey, PeriodPlan> = {
  ...periodPlanRoute,
  parse,
};
