import type { Order } from '../database/schema.ts';
import { imageUrl } from '../site/images.ts';

/** Returns the URL of a product's logo; for orders with the trait `hasBrokenLogo`, one that does not exist. */
export function productLogo(order: Order, origin: string): string {
  if (order.traits.hasBrokenLogo === true) return `${origin}/sandbox/images/missing.png`;
  return imageUrl(origin, order.productName);
}
