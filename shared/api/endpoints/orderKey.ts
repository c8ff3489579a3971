import type { Endpoint, Fields as Payload } from '../endpoint.ts';

/** The order of a call. Both fields come from the session, and may be missing if a link is incomplete. */
export interface OrderKey {
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
}

/** The two fields of the order in a payload, the product first. */
export const orderFields = ({ productId, orderId }: OrderKey): Payload => ({
  /** Optional: the loan product of the address, or the one that was chosen. */
  productId,
  /** Optional: the order of the address. */
  orderId,
});

/** The payload of calls about a product. */
export const productFields = ({ productId }: Pick<OrderKey, 'productId'>): Payload => ({
  /** Optional: the loan product of the address, or the one that was chosen. */
  productId,
});

/** The payload of calls about an order alone. */
export const orderIdFields = ({ orderId }: Pick<OrderKey, 'orderId'>): Payload => ({
  /** Optional: the order of the address. */
  orderId,
});

type Route = Omit<Endpoint<OrderKey, unknown>, 'parse'>;

/** The route for an order: `readOrder` reads the whole response, `readPayments` only what a payment changes. */
export const orderRoute: Route = {
  name: 'readOrder',
  client: 'standard',
  method: 'GET',
  path: '/v3/loan-details/loan-details',
  payload: orderFields,
};

/** The route for the amount due on an order: `readPeriodPlan` reads the whole response, `readDue` only what is due. */
export const periodPlanRoute: Route = {
  name: 'readPeriodPlan',
  client: 'standard',
  method: 'POST',
  path: '/v3/installment/loan-play-detail',
  payload: orderFields,
};
