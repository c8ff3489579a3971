import { readDelayPlan, readPeriodPlan } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { type OrderKey, orderFields } from './orderKey.ts';
import { type CodeInfo, readCodeInfo } from './repaymentInfo.ts';

/** Reads an order's pay code from its period plan, and no more of it. Unknown where the plan names no amount. */
export const readCode: Endpoint<OrderKey, CodeInfo> = {
  entry: readPeriodPlan,
  payload: orderFields,
  parse: (data) => {
    const info = readCodeInfo(data);
    return info.repayAmount === undefined ? undefined : info;
  },
};

/** Reads the pay code of an order's rollover from its delay plan. Unknown where the plan names no amount for it. */
export const readRolloverCode: Endpoint<OrderKey, CodeInfo> = {
  entry: readDelayPlan,
  payload: orderFields,
  parse: (data) => {
    const info = readCodeInfo(data);
    return info.delay && info;
  },
};
