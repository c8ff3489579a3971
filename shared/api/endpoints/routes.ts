import type { Endpoint } from '../endpoint.ts';
import { type OrderKey, orderFields } from './orderKey.ts';

type Route = Omit<Endpoint<OrderKey, unknown>, 'parse'>;

/** What is due on an order: all of it is read by `readPeriodPlan`, its code alone by `readPeriodCode`. */
export const periodPlanRoute: Route = {
  name: 'readPeriodPlan',
  client: 'standard',
  method: 'POST',
  path: '/v3/installment/loan-play-detail',
  payload: orderFields,
};

/** The rollover of an order: all of it is read by `readDelayPlan`, its code alone by `readDelayCode`. */
export const delayPlanRoute: Route = {
  name: 'readDelayPlan',
  client: 'standard',
  method: 'POST',
  path: '/growing/plan',
  payload: orderFields,
};
