import { type Endpoint, ignoreData } from 'borrower-web/shared/api/endpoint.ts';
import { cents, id } from 'borrower-web/shared/api/fields.ts';
import type { Cents } from 'borrower-web/shared/domain/money.ts';
import { required } from 'borrower-web/shared/lib/shape.ts';

/** Pays a part of what is due on an order, from the account of the borrower. */
export const payPart: Endpoint<{ readonly orderId: string | undefined; readonly amount: Cents }, true> = {
  name: 'payPart',
  client: 'standard',
  method: 'POST',
  path: '/v3/loan-details/pay-part',
  // It moves money: whatever is not clear is unknown, with an adapter too.
  isBinding: true,
  payload: ({ orderId, amount }) => ({ orderId, amount }),
  parse: ignoreData,
};

/** The fields of the request; only tools call it. */
export const sent = () => ({
  /** The order of the address. */
  orderId: required(id),
  /** How much is paid. */
  amount: required(cents),
});
