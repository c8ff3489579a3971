import type { Amount } from '../../domain/money.ts';
import { required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Link, webUrl } from '../fields.ts';

/** A payment by wallet. The amount is sent unchanged, as the page got it. */
export interface WalletPayment {
  readonly userId: string | undefined;
  readonly orderId: string | undefined;
  readonly amount: Amount | undefined;
}

/** Starts a payment by wallet. The response is the address of the wallet's page. */
export const repayByWallet: Endpoint<WalletPayment, Link> = {
  name: 'repayByWallet',
  client: 'standard',
  method: 'POST',
  path: '/v2/{svc}/service/loan/repayment-huichao',
  isBinding: true,
  payload: ({ userId, orderId, amount }) => ({
    /** Optional: the borrower. */
    userId,
    /** Optional: the order of the address. */
    orderId,
    /** Optional: what is paid, in cents: `withholdingAmount` of the address, or what is due, unchanged. */
    amount,
  }),
  parse: shape({
    /** The wallet’s page, where the borrower pays. */
    url: required(webUrl),
  }),
};
