import type { Endpoint } from 'borrower-web/shared/api/endpoint.ts';
import { day, text } from 'borrower-web/shared/api/fields.ts';
import { wholeList } from 'borrower-web/shared/domain/facts.ts';
import { type DataOf, required, shape } from 'borrower-web/shared/lib/shape.ts';

const payment = shape({
  /** The day of the payment. */
  day,
  /** How much was paid, as the service writes it. */
  amount: text,
});

/** A payment on an order. */
export type Payment = DataOf<typeof payment>;

/** Lists what has been paid on an order. */
export const listPayments: Endpoint<{ readonly orderId: string | undefined }, readonly Payment[]> = {
  name: 'listPayments',
  client: 'standard',
  method: 'POST',
  path: '/v3/loan-details/payments',
  payload: ({ orderId }) => ({
    /** The order of the address. */
    orderId,
  }),
  parse: shape(
    {
      /** What has been paid on the order, the latest first. Without it the page must not say that there is none. */
      payments: required(wholeList(payment)),
    },
    ({ payments }) => payments,
  ),
};
