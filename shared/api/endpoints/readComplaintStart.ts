import { type DataOf, list, required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { flag, idText, imageUrl, isRow, text } from '../fields.ts';
import { type OrderKey, orderIdFields } from './orderKey.ts';

const type = shape({
  /** Identifies the type or sub-type. The type 1 is collection. */
  value: required(idText),
  /** The type or sub-type in words. */
  title: required(text),
});

const titledRow = shape(
  {
    /** What the row is about. */
    label: ['title', text],
    /** The value of the row, formatted by the service. */
    value: text,
  },
  isRow,
);

const order = shape({
  /** Identifies the order in a complaint. */
  orderNo: required(idText),
  /** The logo of the loan product. */
  productLogo: imageUrl,
  /** The name of the loan product. */
  productName: text,
  /** The order’s status in words. */
  status: text,
  /** Whether a complaint about collection is taken for the order. */
  allowsCollection: ['isShow', flag],
  /** Rows of details. Here a row’s label is `title`. */
  details: ['list', list(titledRow)],
});

const start = shape({
  /** What a complaint can be about. */
  types: ['problemType', list(type)],
  /** What a complaint about collection can be about. */
  subtypes: ['problemSonType', list(type)],
  /** The order of the page’s address; null if there is none. */
  order: ['orderDetail', order],
  /** All orders that a complaint can be about. */
  orders: ['orderList', list(order)],
});

/** A type or sub-type of complaint. `value` is the service's identifier of it. */
export type ComplaintType = DataOf<typeof type>;

/** An order that a complaint can be about. */
export type ComplaintOrder = DataOf<typeof order>;

/** The data for a new complaint: the types, the order in the address, and all orders to choose from. */
export type ComplaintStart = DataOf<typeof start>;

/** Reads what a complaint can be about. */
export const readComplaintStart: Endpoint<Pick<OrderKey, 'orderId'>, ComplaintStart> = {
  name: 'readComplaintStart',
  client: 'standard',
  method: 'POST',
  path: '/user-problem/problem-init',
  payload: orderIdFields,
  parse: start,
};
