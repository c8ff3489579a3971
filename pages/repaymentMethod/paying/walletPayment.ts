import { repayByWallet } from '../../../shared/api/endpoints/repayByWallet.ts';
import type { Refused, Unknown } from '../../../shared/api/outcome.ts';
import { follow } from '../../../shared/features/core/links.ts';
import type { Env } from '../../../shared/platform/env.ts';
import { text } from '../messages.ts';
import { mayHavePaid, type PaymentLock } from './paymentLock.ts';

// A page that has not left by then stayed where it is.
const LEAVING_MS = 10_000;

/** What paying by wallet needs of the page. */
export interface WalletPaymentParts {
  readonly lock: PaymentLock;
  /** What is paid, as the service takes it; undefined where it is not known. */
  readonly amount: string | undefined;
  readonly canPay: () => boolean;
  /** The wallet's page was asked for: money may move. */
  readonly onSent: () => void;
  /** Says why nothing was taken, until the next try. */
  readonly refuse: (outcome: Refused | Unknown) => void;
  /** There is a next try. */
  readonly forgetProblem: () => void;
}

/** Paying by wallet, while `canPay`: asks for the wallet's page, and opens it. */
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
    // It may have been opened elsewhere all the same: the order tells.
    env.clock.after(isRefused ? 0 : LEAVING_MS, lock.checkAgain);
  };
