import { type OrderWords, readOrderWords } from '../../shared/api/endpoints/readOrderWords.ts';
import type { Refused } from '../../shared/api/outcome.ts';
import type { Env } from '../../shared/app/env.ts';
import { type Once, type OnceEnv, once, type Sight } from '../../shared/models/once.ts';
import { text } from './messages.ts';

/** One lock for everything that can pay the order. */
export interface PaymentLock extends Once {
  /** What the order said at the last look. */
  seen(): OrderWords | undefined;
}

const SETTLED_STATUS = '200';

/** The service has had this request before: it may have been carried out. */
export const isUnclear = ({ code }: Refused): boolean => code === '800005';

/** What to say of a refusal: the service's own words, else ours, which call nothing failed that may have been done. */
export const wordsOf = (refused: Refused): string =>
  refused.message || (isUnclear(refused) ? text.doNotSubmit : text.notProcessed);

/**
 * The lock of the order that the page's address names. Card, code and wallet share it: while one of them is out, or
 * nobody knows what came of it, none of the others may go, for that could pay the order twice.
 */
export const paymentLock = (env: Env & OnceEnv): PaymentLock => {
  const { userId, orderId, productId } = env.page.session;
  let seen: OrderWords | undefined;

  const look = async (): Promise<Sight> => {
    const outcome = await env.call(readOrderWords, { productId, orderId });
    if (outcome.kind !== 'ok') return 'unknown';
    seen = outcome.data;
    return seen.status === SETTLED_STATUS ? 'done' : 'open';
  };

  const lock = once(env, { key: `repay:${userId}:${orderId || productId}`, look });
  return { ...lock, seen: () => seen, send: (ask, reading) => lock.send(ask, { isUnclear, ...reading }) };
};
