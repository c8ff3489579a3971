import { vi } from 'vitest';
import type { RepaymentInfo } from '../../shared/api/endpoints/repaymentInfo.ts';
import { type PlanChannels, type PlanOnScreen, planChannels } from '../../shared/features/plans/planChannels.tsx';
import type { Env } from '../../shared/platform/env.ts';
import { laterOf, type TestEnv } from './testEnv.ts';

/** Creates the rest of a page with a plan, and helpers that operate the channels that it makes. */
export const channelsAtHand = () => {
  let opened: PlanChannels | undefined;
  const channels = (): PlanChannels => {
    if (!opened) throw new Error('The channels have not come.');
    return opened;
  };
  const atHand = <Plan extends RepaymentInfo>(env: Env, page: PlanOnScreen<Plan>): PlanChannels => {
    opened = planChannels(env, page);
    return opened;
  };
  return {
    planChannels: atHand,
    /** The platform of the page, with these channels in its rest. */
    withChannels: ({ env, parts }: Pick<TestEnv, 'env' | 'parts'>) => ({
      ...env,
      later: laterOf({ ...parts, planChannels: atHand }),
    }),
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
