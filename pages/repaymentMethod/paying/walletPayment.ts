import { repayByWallet } from '../../../shared/api/endpoints/repayByWallet.ts';
import type { Refused, Unknown } from '../../../shared/api/outcome.ts';
import { checkLink, follow } from '../../../shared/features/core/links.ts';
import type { Env } from '../../../shared/platform/env.ts';
import type { PaymentLock } from './paymentLock.ts';
import type { SendPayment } from './sendPayment.ts';

// If the page is still there after this time, the navigation did not happen.
const LEAVING_MS = 10_000;

/** What paying by wallet needs from the page. */
export interface WalletPaymentParts {
  readonly lock: PaymentLock;
  readonly send: SendPayment;
  /** Whether there is an amount and a wallet; says why not. */
  readonly canPay: () => boolean;
  /** Shows why no payment was taken, until the next try. */
  readonly refuse: (outcome: Refused | Unknown) => void;
}

/** Paying by wallet, while `canPay`: requests the address of the wallet's page, and opens it. */
export const walletPayment =
  (env: Env, { lock, send, canPay, refuse }: WalletPaymentParts) =>
  async (): Promise<void> => {
    const { userId, orderId } = env.page.session;
    if (!canPay()) return;
    const outcome = await send((amount, options) => env.call(repayByWallet, { userId, orderId, amount }, options), {
      way: 'wallet',
      call: 'wallet',
      isOnlyWay: true,
      made: ({ url }) => ({ state: checkLink(env, url) ? 'opened' : 'unconfirmed' }),
    });
    if (!outcome) return;
    if (outcome.kind !== 'ok') return refuse(outcome);
    const isRefused = follow(env, outcome.data.url) === 'refused';
    // The wallet may have been opened elsewhere after all: the order shows whether it was paid.
    env.clock.after(isRefused ? 0 : LEAVING_MS, lock.checkAgain);
  };
