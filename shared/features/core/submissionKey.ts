import type { PageParameters } from '../../session/parameters.ts';

/** The key of what one borrower wants done once about the order that the address names, or about its product. */
export const submissionKey = (intent: 'push' | 'repay', { session }: Pick<PageParameters, 'session'>): string => {
  const { userId, orderId, productId } = session;
  return `${intent}:${userId}:${orderId ? `order:${orderId}` : `product:${productId}`}`;
};
