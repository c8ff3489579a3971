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

/**
 * Reads how an order stands, and no more of it. Unknown where the answer has no status. The order may be another one than
 * the session's, so that both spellings of the product go out.
 */
export const readOrderWords: Endpoint<OrderKey, OrderWords> = {
  entry,
  payload: ({ productId, orderId }) => ({ productId, orderId, product_id: productId }),
  parse,
};
