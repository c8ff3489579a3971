import { readDelayPlan as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { type OrderKey, orderFields } from './orderKey.ts';
import { type RepaymentInfo, readRepaymentInfo } from './repaymentInfo.ts';

/** What it takes to roll an order over, and the plan that follows. */
export type DelayPlan = RepaymentInfo & {
  readonly delay: NonNullable<RepaymentInfo['delay']>;
};

const parse = (data: unknown): DelayPlan | undefined => {
  const info = readRepaymentInfo(data);
  return info.delay && { ...info, delay: info.delay };
};

/** Reads the rollover of an order. Unknown where the answer names no amount for it. */
export const readDelayPlan: Endpoint<OrderKey, DelayPlan> = {
  entry,
  payload: orderFields,
  parse,
};
