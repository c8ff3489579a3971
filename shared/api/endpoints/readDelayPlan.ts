import type { Amount } from '../../domain/money.ts';
import type { Endpoint } from '../endpoint.ts';
import { parseAmount, parseList, parseRecord, parseText } from '../parse.ts';
import type { OrderKey } from './orderKey.ts';
import { type RepaymentInfo, readRepaymentInfo } from './repaymentInfo.ts';
import { delayPlanRoute } from './routes.ts';

/** One payment of a plan. */
export interface PlanItem {
  readonly remark: string;
  readonly title: string;
  readonly amount: Amount | undefined;
  readonly time: string;
}

/** The price of the rollover of an order, and the repayment plan after it. */
export interface DelayPlan extends RepaymentInfo {
  readonly delay: NonNullable<RepaymentInfo['delay']>;
  readonly plan: readonly PlanItem[];
}

const readPlanItem = (item: unknown): PlanItem => {
  const raw = parseRecord(item);
  return {
    remark: parseText(raw['remark']),
    title: parseText(raw['title']),
    amount: parseAmount(raw['amount']),
    time: parseText(raw['time']),
  };
};

const parse = (data: unknown): DelayPlan | undefined => {
  const info = readRepaymentInfo(data);
  const plan = parseList(parseRecord(parseRecord(data)['repayPlan'])['items'], readPlanItem);
  return info.delay && { ...info, delay: info.delay, plan };
};

/** Reads the rollover of an order. The outcome is `unknown` if the response has no amount for it. */
export const readDelayPlan: Endpoint<OrderKey, DelayPlan> = {
  ...delayPlanRoute,
  parse,
};
