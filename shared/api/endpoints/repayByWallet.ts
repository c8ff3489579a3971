import type { Amount } from '../../domain/money.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Link, linkIn } from './links.ts';

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
  payload: ({ userId, orderId, amount }) => ({ userId, orderId, amount }),
  parse: linkIn('url'),
};
