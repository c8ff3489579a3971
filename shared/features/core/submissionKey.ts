import type { PageParameters } from '../../session/parameters.ts';

/**
 * @returns the key of a submission (`Submission.key`): the order in the address, whoever else the address names, because a link with a
 * user and one without pay the same order; without an order, the borrower's product.
 */
export const submissionKey = (intent: 'push' | 'repay', { session }: Pick<PageParameters, 'session'>): string => {
  const { userId, orderId, productId } = session;
  return `${intent}:${orderId ? `order:${orderId}` : `${userId}:product:${productId}`}`;
};
