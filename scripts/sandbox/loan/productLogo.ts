import type { Order } from '../database/schema.ts';
import { imageUrl } from '../site/images.ts';

/** The picture of an order's product; one borrower's is broken on purpose. */
export function productLogo(order: Order, origin: string): string {
  if (order.traits.hasBrokenLogo === true) return `${origin}/sandbox/images/missing.png`;
  return imageUrl(origin, order.productName);
}
