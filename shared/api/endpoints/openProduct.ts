import { required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { appUrl, type Link } from '../fields.ts';
import { type OrderKey, productFields } from './orderKey.ts';

/** Requests the address of a recommended product: on the web or in the app. */
export const openProduct: Endpoint<Pick<OrderKey, 'productId'>, Link> = {
  name: 'openProduct',
  client: 'form',
  method: 'POST',
  path: '/older/open-product',
  payload: productFields,
  parse: shape({
    /** Where the product is opened, on the web or in the app. */
    url: required(appUrl),
  }),
};
