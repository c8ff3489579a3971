import type { Endpoint } from '../endpoint.ts';
import { type Link, linkIn } from './links.ts';
import type { OrderKey } from './orderKey.ts';
import type { OlderLoanOffer } from './readOlderLoanOffer.ts';

/** The loan that the borrower agrees to, with the very amount of its offer. */
export type AcceptedOlderLoan = Pick<OlderLoanOffer, 'amount'> & Pick<OrderKey, 'productId'>;

/** Takes the loan out; the answer is the address, on the web or in the app, where the lender shows it. */
export const pushOlderLoan: Endpoint<AcceptedOlderLoan, Link> = {
  name: 'pushOlderLoan',
  client: 'form',
  method: 'POST',
  path: '/older/push',
  payload: ({ productId, amount }) => ({ productId, amount }),
  parse: linkIn('url'),
};
