import { readOrder as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { parseImageUrl, parseList, parseRecord, parseText } from '../parse.ts';
import type { OrderKey } from './orderKey.ts';
import type { Order } from './readOrder.ts';
import { readRow } from './rows.ts';

/** What an order says of itself, and whom to call about it. */
export type OrderWords = Pick<
  Order,
  'status' | 'statusText' | 'statusDescription' | 'productName' | 'productLogo' | 'details' | 'phone'
>;

const parse = (data: unknown): OrderWords | undefined => {
  const raw = parseRecord(data);
  const status = parseText(raw['orderStatus']);
  return status
    ? {
        status,
        statusText: parseText(raw['noticeStatusText']),
        statusDescription: parseText(raw['noticeDesText']),
        productName: parseText(raw['productName']),
        productLogo: parseImageUrl(raw['productLogo']),
        details: parseList(parseRecord(raw['userOrderDetail'])['detail'], readRow),
        phone: parseText(raw['telephone']),
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
