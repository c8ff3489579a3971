import type { Endpoint } from '../endpoint.ts';
import { type Link, linkIn } from './links.ts';
import type { OrderKey } from './orderKey.ts';

/** Requests the address of a recommended product: on the web or in the app. */
export const openProduct: Endpoint<Pick<OrderKey, 'productId'>, Link> = {
  name: 'openProduct',
  client: 'form',
  method: 'POST',
  path: '/older/open-product',
  payload: ({ productId }) => ({ productId }),
  parse: linkIn('url'),
};
