import type { Endpoint } from '../endpoint.ts';
import { type Link, linkIn } from './links.ts';
import type { OrderKey } from './orderKey.ts';
import type { LoanOffer } from './readLoanOffer.ts';

/** The loan that the borrower agrees to, with the unchanged values of its offer. */
export type AcceptedLoan = Pick<LoanOffer, 'amount' | 'periods' | 'termUnit'> & Pick<OrderKey, 'productId'>;

/** Takes out the loan. The response is the address at which the lender shows it. */
export const pushLoan: Endpoint<AcceptedLoan, Link> = {
  name: 'pushLoan',
  client: 'standard',
  method: 'POST',
  path: '/v3/loan-confirm/loan-detail-push',
  payload: ({ amount, periods, termUnit, productId }) => ({ amount, periods, termUnit, productId }),
  parse: linkIn('lendDetailsUrl'),
};
