import { atom } from 'nanostores';
import { vi } from 'vitest';
import type { RepaymentInfo } from '../../shared/api/endpoints/repaymentInfo.ts';
import type { OpenedChannels } from '../../shared/features/repayment/ChannelSheet/openChannels.tsx';
import { openAfterPlan } from '../../shared/features/repayment/openAfterPlan.tsx';
import type { PaymentWatch } from '../../shared/features/repayment/paymentWatch.ts';
import type { PlanOnScreen } from '../../shared/features/repayment/repayment.ts';
import type { Env } from '../../shared/platform/env.ts';

/** What follows a plan, as a page loads it, and a borrower's hands on the channels that it opens. */
export const channelsAtHand = () => {
  let opened: OpenedChannels | undefined;
  const channels = (): OpenedChannels => {
    if (!opened) throw new Error('The channels have not come.');
    return opened;
  };
  const open = <Plan extends RepaymentInfo>(env: Env, page: PlanOnScreen<Plan>): OpenedChannels => {
    opened = openAfterPlan(env, page);
    return opened;
  };
  return {
    open,
    loadAfterPlan: async () => open,
    /** The same of a rollover, which sees no payment by itself. */
    loadAfterRollover: async () => ({ openWatch: () => blindWatch(), openAfterRollover: open }),
    channels,
    /** Opens the list of a page, and chooses. */
    choose: async (model: { showChannels(): void }, channelNumber: number | string): Promise<void> => {
      model.showChannels();
      const isOpen = (): void => {
        if (channels().$step.get().kind === 'closed') throw new Error('The list is closed.');
      };
      // It opens after some turns. By itself the wait looks every 50 ms, which adds up where hundreds of addresses are tried.
      await vi.waitFor(isOpen, { interval: 1 });
      channels().choose(channelNumber);
    },
  };
};

/** A watch that sees no payment. */
export const blindWatch = (): PaymentWatch => ({
  $state: atom({ kind: 'waiting', payment: undefined, isCompared: false, isOverdue: false, stoppedAtMs: undefined }),
  expect: () => {},
  expectAtChannel: () => {},
  sayPaid: () => {},
  prepare: () => {},
  prepared: async () => {},
  see: () => {},
  begin: () => {},
  explains: async () => false,
});
