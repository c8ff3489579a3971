import type { DataOf } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { delayPlanRoute, type OrderKey, sentOrder, sentProduct } from './orderKey.ts';
import { delayPlan } from './repaymentInfo.ts';

/** The price of the rollover of an order, and the repayment plan after it. */
export type DelayPlan = DataOf<typeof delayPlan>;

/** Reads the rollover of an order. The outcome is `unknown` if the response has no amount for it. */
export const readDelayPlan: Endpoint<OrderKey, DelayPlan> = { ...delayPlanRoute, parse: delayPlan };

export const sent = () => ({
  ...sentProduct(),
  ...sentOrder(),
});
