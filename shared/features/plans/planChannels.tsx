import { useStore } from '@nanostores/react';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import { prerenderAhead } from '../../navigation/fetchAhead.ts';
import type { Env } from '../../platform/env.ts';
import { runAlone } from '../../platform/storage/submissionLog.ts';
import { type ChannelsProps, type OpenedChannels, openChannels } from '../channels/ChannelSheet.tsx';
import { ExpiredCode } from '../codes/ExpiredCode.tsx';
import { createExpiredCode } from '../codes/expiredCodeModel.ts';
import { planPayment } from './planPayment.ts';
import type { PlanOnScreen } from './repayment.ts';

/** The channels at which a plan is paid, with a new code for an expired one; the next page is prerendered once this one is idle. */
export const planChannels = <Plan extends RepaymentInfo>(env: Env, page: PlanOnScreen<Plan>): OpenedChannels => {
  const { refresh, $expiredAtMs } = page;
  const { due, leaveFor, expired: expiredCode, nextAddress } = planPayment(env, page);
  prerenderAhead(env.clock, nextAddress);

  const expired = createExpiredCode(env, { refresh, exclusive: runAlone, expired: expiredCode });
  const opened = openChannels(env, due, refresh, leaveFor);
  const { Channels: List } = opened;

  function Channels(props: ChannelsProps) {
    const untilMs = useStore($expiredAtMs);
    return (
      <>
        {untilMs !== undefined && (
          <ExpiredCode channel={props.plan.payCode?.title ?? ''} untilMs={untilMs} model={expired} />
        )}
        <List {...props} isExpired={untilMs !== undefined} />
      </>
    );
  }
  const { isCodeBarred, TipLink } = List;
  return { ...opened, Channels: Object.assign(Channels, { isCodeBarred, TipLink }) };
};
