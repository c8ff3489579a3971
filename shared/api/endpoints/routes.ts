import type { Endpoint } from '../endpoint.ts';
import { type OrderKey, orderFields } from './orderKey.ts';

type Route = Omit<Endpoint<OrderKey, unknown>, 'parse'>;

/** The route for the amount due on an order: `readPeriodPlan` parses the whole response, `readPeriodCode` only its pay code. */
export const periodPlanRoute: Route = {
  name: 'readPeriodPlan',
  client: 'standard',
  method: 'POST',
  path: '/v3/installment/loan-play-detail',
  payload: orderFields,
};

/** The route for the rollover of an order: `readDelayPlan` parses the whole response, `readDelayCode` only its pay code. */
export const delayPlanRoute: Route = {
  name: 'readDelayPlan',
  client: 'standard',
  method: 'POST',
  path: '/growing/plan',
  payload: orderFields,
};
