import { required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Link, webUrl } from '../fields.ts';
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
  isBinding: true,
  payload: ({ amount, periods, termUnit, productId }) => ({
    /** The amount of the offer, in cents, unchanged. */
    amount,
    /** How long the loan runs, as the offer gave it. */
    periods,
    /** Optional: what `periods` counts, as the offer gave it. */
    termUnit,
    /** Optional: the loan product of the address, or the one that was chosen. */
    productId,
  }),
  parse: shape({
    /** Where the loan is shown once it has been taken. It gets the session’s parameters, if it is of the page’s origin or a listed host. */
    url: ['lendDetailsUrl', required(webUrl)],
  }),
};
