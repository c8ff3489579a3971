import { repayByWallet } from '../../../shared/api/endpoints/repayByWallet.ts';
import type { Refused, Unknown } from '../../../shared/api/outcome.ts';
import { follow } from '../../../shared/features/core/links.ts';
import type { Env } from '../../../shared/platform/env.ts';
import { text } from '../messages.ts';
import { mayHavePaid, type PaymentLock } from './paymentLock.ts';

// If the page is still there after this time, the navigation did not happen.
const LEAVING_MS = 10_000;

/** What paying by wallet needs from the page. */
export interface WalletPaymentParts {
  readonly lock: PaymentLock;
  /** The amount in the form that the service accepts; undefined if it is not known. */
  readonly amount: string | undefined;
  readonly canPay: () => boolean;
  /** Runs when the wallet's page was requested: money may move. */
  readonly onSent: () => void;
  /** Shows why no payment was taken, until the next try. */
  readonly refuse: (outcome: Refused | Unknown) => void;
  /** Removes that message, because a new try begins. */
  readonly forgetProblem: () => void;
}

/** Paying by wallet, while `canPay`: requests the address of the wallet's page, and opens it. */
export const walletPayment =
  (env: Env, { lock, amount, canPay, onSent, refuse, forgetProblem }: WalletPaymentParts) =>
  async (): Promise<void> => {
    const { userId, orderId } = env.page.session;
    if (!canPay()) return;
    if (!amount) return env.toast(text.noAmount);
    forgetProblem();
    const given = { userId, orderId, amount };
    const outcome = await lock.send((options) => env.call(repayByWallet, given, options), {
      call: 'wallet',
      isOnlyWay: true,
    });
    if (!outcome) return;
    if (outcome.kind === 'ok' || mayHavePaid(outcome)) onSent();
    if (outcome.kind !== 'ok') return refuse(outcome);
    const isRefused = follow(env, outcome.data.url) === 'refused';
    // The wallet may have been opened elsewhere after all: the order shows whether it was paid.
    env.clock.after(isRefused ? 0 : LEAVING_MS, lock.checkAgain);
  };
