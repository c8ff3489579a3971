import type { Link } from '../../api/endpoints/links.ts';
import { readOrderStatus } from '../../api/endpoints/readOrderStatus.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Env } from '../../app/env.ts';
import { type Once, type OnceEnv, once, type Sight } from '../once.ts';

/** Taking a loan out, once. */
export interface Pushing extends Omit<Once, 'send'> {
  /** Sends it, unless it has been sent; undefined where nothing was sent. */
  push(ask: () => Promise<Outcome<Link>>): Promise<Outcome<Link> | undefined>;
  /** What the last look at the order had to say, in the service's words. */
  said(): string;
}

// An order in one of these has been taken on; see the statuses of an order. Any other shows no loan of this borrower.
const taken = /^(21|151|17[04]|180)$/;

/** The lock on the loan that the page's address names. All pages that confirm share it, for it is the same loan. */
export const pushing = (env: Env & OnceEnv): Pushing => {
  const { userId, orderId, productId } = env.page.session;
  let said = '';

  const look = async (): Promise<Sight> => {
    const outcome = await env.call(readOrderStatus, { productId, orderId });
    if (outcome.kind === 'unknown') return 'unknown';
    said = outcome.kind === 'ok' ? outcome.data.said : outcome.message;
    return outcome.kind === 'ok' && taken.test(outcome.data.status) ? 'done' : 'open';
  };

  const { send, ...lock } = once(env, { key: `push:${userId}:${orderId || productId}`, look });

  return {
    ...lock,
    said: () => said,
    push: (ask) => send(ask, { isUnclear: ({ code }) => code === '800005' }),
  };
};
