import type { Endpoint } from '../endpoint.ts';
import { parseFlag, parseIdText, parseImageUrl, parseList, parseRecord, parseText } from '../parse.ts';
import { objectOf } from './objects.ts';
import type { OrderKey } from './orderKey.ts';
import { type Row, readRow } from './rows.ts';

/** A type or sub-type of complaint. `value` is the service's identifier of it. */
export interface ComplaintType {
  readonly value: string;
  readonly title: string;
}

/** An order that a complaint can be about. */
export interface ComplaintOrder {
  readonly orderNo: string;
  readonly productLogo: string;
  readonly productName: string;
  readonly status: string;
  /** Whether a complaint about debt collection may be filed for this order. */
  readonly allowsCollection: boolean;
  readonly details: readonly Row[];
}

/** The data for a new complaint: the types, the order in the address, and all orders to choose from. */
export interface ComplaintStart {
  readonly types: readonly ComplaintType[];
  readonly subtypes: readonly ComplaintType[];
  readonly order: ComplaintOrder | undefined;
  readonly orders: readonly ComplaintOrder[];
}

const readType = (item: unknown): ComplaintType | undefined => {
  const raw = parseRecord(item);
  const type = { value: parseIdText(raw['value']), title: parseText(raw['title']) };
  return type.value && type.title ? type : undefined;
};

// In these rows the field of the label is `title`; in all others it is `text`.
const readTitledRow = (item: unknown): Row | undefined => {
  const { title, value } = parseRecord(item);
  return readRow({ text: title, value });
};

const readOrder = (item: unknown): ComplaintOrder | undefined => {
  const raw = parseRecord(item);
  const orderNo = parseIdText(raw['orderNo']);
  if (!orderNo) return undefined;
  return {
    orderNo,
    productLogo: parseImageUrl(raw['productLogo']),
    productName: parseText(raw['productName']),
    status: parseText(raw['status']),
    allowsCollection: parseFlag(raw['isShow']),
    details: parseList(raw['list'], readTitledRow),
  };
};

const parse = (data: unknown): ComplaintStart | undefined => {
  const raw = objectOf(data);
  return (
    raw && {
      types: parseList(raw['problemType'], readType),
      subtypes: parseList(raw['problemSonType'], readType),
      order: readOrder(raw['orderDetail']),
      orders: parseList(raw['orderList'], readOrder),
    }
  );
};

/** Reads what a complaint can be about. */
export const readComplaintStart: Endpoint<Pick<OrderKey, 'orderId'>, ComplaintStart> = {
  name: 'readComplaintStart',
  client: 'standard',
  method: 'POST',
  path: '/user-problem/problem-init',
  payload: ({ orderId }) => ({ orderId }),
  parse,
};
