import type { PageParameters } from '../../session/parameters.ts';
import { digest, type StoreName } from './sessionStore.ts';

/**
 * @returns the name under which the phone stores the slip of an order's code. It is a digest of user, session, order and product: it
 * identifies the owner without naming anybody.
 */
export const slipName = ({ session }: PageParameters, isRollover: boolean): StoreName => {
  const { userId, sessionId, orderId, productId } = session;
  return `slip:${digest([userId, sessionId, orderId, productId, isRollover].join())}`;
};
