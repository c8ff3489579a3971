import type { PageParameters } from '../../session/parameters.ts';
import { digest } from './digest.ts';
import type { StoreName } from './sessionStore.ts';

/** Where the phone notes since when it knows a pay code. It names neither the code nor whose it is, and nobody else finds it. */
export const seenCodeName = ({ session }: PageParameters, isRollover: boolean, code: string): StoreName => {
  const { userId, sessionId, orderId, productId } = session;
  return `code:${digest([userId, sessionId, orderId, productId, isRollover, code].join())}`;
};
