import type { Fields } from '../endpoint.ts';

/** The order of a call. Both fields come from the session, and may be missing if a link is incomplete. */
export interface OrderKey {
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
}

/** The two fields of the order in a payload, the product first. */
export const orderFields = ({ productId, orderId }: OrderKey): Fields => ({
  productId,
  orderId,
});
