import type { Endpoint } from '../endpoint.ts';
import { type Link, linkIn } from './links.ts';
import type { OrderKey } from './orderKey.ts';
import type { LegacyLoanOffer } from './readLegacyLoanOffer.ts';

/** The loan that the borrower agrees to, with the unchanged amount of its offer. */
export type AcceptedLegacyLoan = Pick<LegacyLoanOffer, 'amount'> & Pick<OrderKey, 'productId'>;

/** Takes out the loan. The response is the address, on the web or in the app, at which the lender shows it. */
export const pushLegacyLoan: Endpoint<AcceptedLegacyLoan, Link> = {
  name: 'pushLegacyLoan',
  client: 'form',
  method: 'POST',
  path: '/older/push',
  payload: ({ productId, amount }) => ({ productId, amount }),
  parse: linkIn('url'),
};
