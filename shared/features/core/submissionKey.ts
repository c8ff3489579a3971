import type { PageParameters } from '../../session/parameters.ts';

/** @returns the key of a borrower's submission (`Submission.key`) for the order in the address, or for its product if it names no order. */
export const submissionKey = (intent: 'push' | 'repay', { session }: Pick<PageParameters, 'session'>): string => {
  const { userId, orderId, productId } = session;
  return `${intent}:${userId}:${orderId ? `order:${orderId}` : `product:${productId}`}`;
};
