import { type Endpoint, ignoreData } from 'borrower-web/shared/api/endpoint.ts';
import type { Cents } from 'borrower-web/shared/domain/money.ts';

/** Pays a part of what is due on an order, from the e-wallet of the borrower. */
export const payPart: Endpoint<{ readonly orderId: string | undefined; readonly amount: Cents }, true> = {
  name: 'payPart',
  client: 'standard',
  method: 'POST',
  path: '/v3/loan-details/pay-part',
  // It moves money: whatever is not clear is unknown, with an adapter too.
  isBinding: true,
  payload: ({ orderId, amount }) => ({
    /** The order of the address. */
    orderId,
    /** How much is paid, in cents. */
    amount,
  }),
  parse: ignoreData,
};
