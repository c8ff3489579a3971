import type { PageParameters } from '../../session/parameters.ts';

type Addressed = Pick<PageParameters, 'session'>;

/**
 * @returns the key of a submission (`Submission.key`): the order in the address, whoever else the address names, because a link with a
 * user and one without pay the same order; without an order, the borrower's product.
 */
export const submissionKey = (intent: 'push' | 'repay', { session }: Addressed): string => {
  const { userId, orderId, productId } = session;
  return `${intent}:${orderId ? `order:${orderId}` : `${userId}:product:${productId}`}`;
};

/** The submission key of a loan: by its order or, without one, by the product in the address. */
export const loanKey = ({ session }: Addressed, orderId = ''): string =>
  submissionKey('push', { session: { ...session, orderId } });

/** @returns whether a submission record of the loan in the address may be stored on this phone, by its order or by its product. */
export const hasLoanRecord = (page: Addressed, hasSubmissionRecord: (key: string) => boolean): boolean =>
  [loanKey(page, page.session.orderId), loanKey(page)].some(hasSubmissionRecord);
