import { atom } from 'nanostores';
import { vi } from 'vitest';
import type { RepaymentInfo } from '../../shared/api/endpoints/repaymentInfo.ts';
import type { OpenedChannels } from '../../shared/features/repayment/ChannelSheet/openChannels.tsx';
import { openAfterPlan } from '../../shared/features/repayment/openAfterPlan.tsx';
import type { PaymentWatch } from '../../shared/features/repayment/paymentWatch.ts';
import type { PlanOnScreen } from '../../shared/features/repayment/repayment.ts';
import type { Env } from '../../shared/platform/env.ts';

/** Creates the loaders of the chunk that follows a plan, and helpers that operate the channels that it opens. */
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
    /** The same for a rollover, whose watch detects no payment. */
    loadAfterRollover: async () => ({ openWatch: () => blindWatch(), openAfterRollover: open }),
    channels,
    /** Opens the channel list of a page and chooses a channel. */
    choose: async (model: { showChannels(): void }, channelNumber: number | string): Promise<void> => {
      model.showChannels();
      const isOpen = (): void => {
        if (channels().$step.get().kind === 'closed') throw new Error('The list is closed.');
      };
      // The list opens after some event-loop turns. The default interval of 50 ms adds up over hundreds of addresses.
      await vi.waitFor(isOpen, { interval: 1 });
      channels().choose(channelNumber);
    },
  };
};

/** Creates a watch that never detects a payment. */
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
