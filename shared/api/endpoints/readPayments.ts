import { exactCents, exactDay } from '../../domain/facts.ts';
import { payments } from '../../domain/planFacts.ts';
import { type DataOf, orEmpty, type Reader, required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { cents, day, text } from '../fields.ts';
import { type OrderKey, orderRoute, periodPlanRoute } from './orderKey.ts';

const paid = shape({ dueCents: ['dueAmount', exactCents], dueDate: exactDay, payments });

const orderPaid = shape({
  status: ['orderStatus', required(text)],
  facts: orEmpty(paid) as Reader<Partial<DataOf<typeof paid>>>,
});

/** What of an order changes by a payment: its status, and its facts of that kind. */
export type OrderPaid = DataOf<typeof orderPaid>;

/** Reads an order to see what has been paid on it: only what a page that waits for a payment needs. The outcome is `unknown` if it has no status. */
export const readPayments: Endpoint<OrderKey, OrderPaid> = { ...orderRoute, parse: orderPaid };

/** Reads only what is due, and on which day, from the plan of an order: for a service whose orders do not state it. */
export const readDue = {
  ...periodPlanRoute,
  parse: orEmpty(shape({ repayAmount: cents, dueDate: ['repayDate', day] })),
};
