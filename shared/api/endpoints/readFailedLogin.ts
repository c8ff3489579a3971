import { type DataOf, list, orEmpty, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { appUrl, message } from '../fields.ts';
import { type OrderKey, productFields } from './orderKey.ts';
import { product } from './products.ts';

const legacyProduct = shape({
  ...product.fields,
  /** Where the product is; the page asks `openProduct` for the address that it opens. */
  url: appUrl,
}) as typeof product;

const failedLogin = shape({
  /** Why the login failed, in words for the borrower. */
  message: message,
  /** Other products that the service recommends. */
  recommended: ['recProducts', list(legacyProduct)],
});

/** The data for a borrower whose joint login has failed: the reason, which may be empty, and other products. */
export type FailedLogin = DataOf<typeof failedLogin>;

/** Reads why a joint login has failed, and which other products there are. */
export const readFailedLogin: Endpoint<Pick<OrderKey, 'productId'>, FailedLogin> = {
  name: 'readFailedLogin',
  client: 'form',
  method: 'POST',
  path: '/older/failed-recommend',
  payload: productFields,
  parse: orEmpty(failedLogin),
};
