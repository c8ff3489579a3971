import type { DataOf } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { type OrderKey, periodPlanRoute } from './orderKey.ts';
import { periodPlan } from './repaymentInfo.ts';

/** The amount that is due on an order now, with its details. */
export type PeriodPlan = DataOf<typeof periodPlan>;

/** Reads the amount due on an order. The outcome is `unknown` if the response has no amount. */
export const readPeriodPlan: Endpoint<OrderKey, PeriodPlan> = { ...periodPlanRoute, parse: periodPlan };
