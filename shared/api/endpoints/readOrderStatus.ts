import { readOrder as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { parseRecord, parseText } from '../parse.ts';
import { type OrderKey, orderFields } from './orderKey.ts';

/** How an order stands: the service's code as text, and its own words for it. */
export interface OrderStatus {
  readonly status: string;
  readonly said: string;
}

const parse = (data: unknown): OrderStatus | undefined => {
  const raw = parseRecord(data);
  const status = parseText(raw['orderStatus']);
  return status ? { status, said: parseText(raw['noticeStatusText']) } : undefined;
};

/** Reads of an order only how it stands, for a page that shows nothing else of it. Unknown where it has no status. */
export const readOrderStatus: Endpoint<OrderKey, OrderStatus> = { entry, payload: orderFields, parse };
