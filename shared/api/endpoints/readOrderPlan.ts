import { type OrderFacts, orderPlanFacts } from '../../domain/facts.ts';
import { orEmpty, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { type OrderKey, orderRoute } from './orderKey.ts';

const orderPlan = shape({ facts: orderPlanFacts }, ({ facts: { plan } }) => ({ plan }));

/** Reads the plan of an order, and nothing else of it. The plan is undefined where the service does not state it. */
export const readOrderPlan: Endpoint<OrderKey, { readonly plan: OrderFacts['plan'] }> = {
  ...orderRoute,
  parse: orEmpty(orderPlan),
};
