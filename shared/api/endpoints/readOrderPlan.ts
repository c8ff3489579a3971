import { type OrderFacts, plan } from '../../domain/orderFacts.ts';
import { orEmpty, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { type OrderKey, orderRoute } from './orderKey.ts';

const orderPlan = shape({ plan: ['facts.plan', plan] });

/** Reads the plan of an order, and nothing else of it. The plan is undefined where the service does not state it. */
export const readOrderPlan: Endpoint<OrderKey, { readonly plan: OrderFacts['plan'] }> = {
  ...orderRoute,
  parse: orEmpty(orderPlan),
};
