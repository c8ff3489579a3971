import { type DataOf, list, orEmpty, required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { cents, day, text } from '../fields.ts';
import { type OrderKey, orderFields } from './orderKey.ts';
import { common, delay, withResponse } from './repaymentInfo.ts';

// One that cannot be read stays in the plan, empty: without it the total would be another.
const planItem = orEmpty(
  shape({
    /** A remark on the payment. */
    remark: text,
    /** What is paid. */
    title: text,
    /** How much is paid. */
    amount: cents,
    /** When it is due. */
    time: day,
  }),
);

/** The plan of a rollover. */
const delayPlan = shape(
  {
    ...common,
    /** What is to be paid once the due date has been moved, the earliest payment first. */
    plan: ['repayPlan.items', list(planItem)],
    /** The price of the rollover. */
    delay: ['delayInfo', required(delay)],
    /** The day to which the rollover moves the due date. */
    dueDate: ['repayDate', day],
  },
  withResponse,
);

/** The price of the rollover of an order, and the repayment plan after it. */
export type DelayPlan = DataOf<typeof delayPlan>;

/** Reads the rollover of an order. The outcome is `unknown` if the response has no amount for it. */
export const readDelayPlan: Endpoint<OrderKey, DelayPlan> = {
  name: 'readDelayPlan',
  client: 'standard',
  method: 'POST',
  path: '/growing/plan',
  payload: orderFields,
  parse: delayPlan,
};
