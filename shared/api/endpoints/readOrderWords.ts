import { readOrder as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { list, picture, record, text } from '../parse.ts';
import type { OrderKey } from './orderKey.ts';
import type { Order } from './readOrder.ts';
import { readRow } from './rows.ts';

/** What an order says of itself, and whom to call about it. */
export type OrderWords = Pick<
  Order,
  'status' | 'statusText' | 'statusDescription' | 'productName' | 'productLogo' | 'details' | 'phone'
>;

const parse = (data: unknown): OrderWords | undefined => {
  const raw = record(data);
  const status = text(raw['orderStatus']);
  return status
    ? {
        status,
        statusText: text(raw['noticeStatusText']),
        statusDescription: text(raw['noticeDesText']),
        productName: text(raw['productName']),
        productLogo: picture(raw['productLogo']),
        details: list(record(raw['userOrderDetail'])['detail'], readRow),
        phone: text(raw['telephone']),
      }
    : undefined;
};

/** An order that may be another one than the session's, with the product's other spelling where it differs from that. */
export interface NamedOrder extends OrderKey {
  readonly product_id?: string | undefined;
}

/**
 * Reads how an order stands, and no more of it. Unknown where the answer has no status. A spelling of the product that is
 * not given stays the session's.
 */
export const readOrderWords: Endpoint<NamedOrder, OrderWords> = {
  entry,
  payload: ({ productId, orderId, product_id }) => ({ productId, orderId, ...(product_id && { product_id }) }),
  parse,
};
