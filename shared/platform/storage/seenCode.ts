import type { PageParameters } from '../../session/parameters.ts';
import { digest } from './digest.ts';
import type { StoreName } from './sessionStore.ts';

/**
 * Where the phone notes since when it knows a pay code. It names neither the code nor whose it is, and only who knows the
 * code finds it. It is the same after a new login, which makes no code valid again.
 */
export const seenCodeName = ({ session }: PageParameters, isRollover: boolean, code: string): StoreName => {
  const { userId, orderId, productId } = session;
  return `code:${digest([userId, orderId, productId, isRollover, code].join())}`;
};
