import { required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { appUrl, type Link } from '../fields.ts';
import type { OrderKey } from './orderKey.ts';
import type { LegacyLoanOffer } from './readLegacyLoanOffer.ts';

/** Takes out the loan, with the unchanged amount of its offer. The response is the address, on the web or in the app, at which the lender shows it. */
export const pushLegacyLoan: Endpoint<Pick<LegacyLoanOffer, 'amount'> & Pick<OrderKey, 'productId'>, Link> = {
  name: 'pushLegacyLoan',
  client: 'form',
  method: 'POST',
  path: '/older/push',
  isBinding: true,
  payload: ({ productId, amount }) => ({
    /** Optional: the loan product of the address, or the one that was chosen. */
    productId,
    /** The amount of the offer, in cents, unchanged. */
    amount,
  }),
  parse: shape({
    /** Where the loan is shown once it has been taken, on the web or in the app. */
    url: required(appUrl),
  }),
};
