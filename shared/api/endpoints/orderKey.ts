import type { Fields } from '../endpoint.ts';

/** Which order a call is about; both parts come from the session and may be missing in a broken link. */
export interface OrderKey {
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
}

/** The order's two fields as calls carry them, the product first. */
export const orderFields = ({ productId, orderId }: OrderKey): Fields => ({
  productId,
  orderId,
});
