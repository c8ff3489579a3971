import type { PageParameters } from '../../session/parameters.ts';
import { digest } from './digest.ts';
import type { StoreName } from './sessionStore.ts';

/**
 * @returns the name under which the phone stores when it first saw a pay code. The name is a digest: it reveals neither code
 * nor borrower. It holds no session id, because a new login does not make an expired code valid again.
 */
export const seenCodeName = ({ session }: PageParameters, isRollover: boolean, code: string): StoreName => {
  const { userId, orderId, productId } = session;
  return `code:${digest([userId, orderId, productId, isRollover, code].join())}`;
};

/**
 * @returns the name under which the phone stores the slip of an order's code. It is a digest of user, session, order and product: it
 * identifies the owner without naming anybody. It is in this file because the pages of a plan contain this file, and their late
 * chunks remove slips and read them.
 */
export const slipName = ({ session }: PageParameters, isRollover: boolean): StoreName => {
  const { userId, sessionId, orderId, productId } = session;
  return `slip:${digest([userId, sessionId, orderId, productId, isRollover].join())}`;
};
