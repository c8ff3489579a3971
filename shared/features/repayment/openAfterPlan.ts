import { prerenderAhead } from '../../navigation/prerenderAhead.ts';
import type { Env } from '../../platform/env.ts';
import { type OpenedChannels, openChannels } from './ChannelSheet/openChannels.tsx';
import type { PlanOnScreen } from './repayment.ts';

/** What follows the plan of a page, whatever that is a plan of: the channels, and the next page once this one is at rest. */
export const openAfterPlan = <Plan>(
  env: Env,
  { due, refresh, leaveFor, nextAddress }: PlanOnScreen<Plan>,
): OpenedChannels => {
  prerenderAhead(env.clock, nextAddress);
  return openChannels(env, due, refresh, leaveFor);
};
