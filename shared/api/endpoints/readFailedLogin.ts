import type { Endpoint } from '../endpoint.ts';
import { parseList, parseMessage, parseRecord } from '../parse.ts';
import type { OrderKey } from './orderKey.ts';
import { type Product, readProduct } from './products.ts';

/** The data for a borrower whose joint login has failed: the reason, which may be empty, and other products. */
export interface FailedLogin {
  readonly message: string;
  readonly recommended: readonly Product[];
}

/** Reads why a joint login has failed, and which other products there are. */
export const readFailedLogin: Endpoint<Pick<OrderKey, 'productId'>, FailedLogin> = {
  name: 'readFailedLogin',
  client: 'form',
  method: 'POST',
  path: '/older/failed-recommend',
  payload: ({ productId }) => ({ productId }),
  parse: (data) => ({
    message: parseMessage(parseRecord(data)['message']),
    recommended: parseList(parseRecord(data)['recProducts'], readProduct),
  }),
};
