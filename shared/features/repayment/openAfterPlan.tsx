import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import { prerenderAhead } from '../../navigation/prerenderAhead.ts';
import type { Env } from '../../platform/env.ts';
import { runAlone } from '../../platform/runAlone.ts';
import { browserPaySlips } from '../../platform/storage/paySlip.ts';
import { type ChannelsProps, type OpenedChannels, openChannels } from './ChannelSheet/openChannels.tsx';
import { ExpiredCode } from './ExpiredCode/ExpiredCode.tsx';
import { createExpiredCode, type ExpiringView } from './ExpiredCode/expiredCodeModel.ts';
import { planPayment } from './planPayment.ts';
import type { PlanOnScreen } from './repayment.ts';

/**
 * What loads after the plan of a page, of any kind: the channels, a new code for an expired one, and the prerendering of the next page once this
 * one is idle.
 */
export const openAfterPlan = <Plan extends RepaymentInfo>(env: Env, page: PlanOnScreen<Plan>): OpenedChannels => {
  const { refresh, isRollover, $expiredAtMs } = page;
  const { due, leaveFor, whenNotable, nextAddress } = planPayment(env, page);
  prerenderAhead(env.clock, nextAddress);

  const $code = computed([page.$view, $expiredAtMs], (view, expiredAtMs): ExpiringView => {
    if (view.kind !== 'ready') return view;
    const { plan: info, due: total } = view.data;
    if (!info.payCode) return { kind: 'noCode' };
    const { checkedAtMs, status } = view;
    const { code } = info.payCode;
    return {
      kind: expiredAtMs === undefined ? 'ready' : 'expired',
      info,
      code,
      total,
      isRollover,
      checkedAtMs,
      status,
    };
  });
  const expired = createExpiredCode({
    ...env,
    $code,
    query: () => ({ refresh }),
    show: page.judgeCode,
    slips: browserPaySlips(env.page),
    // The slip belongs to the code's page, where it can be removed.
    isRemoved: () => false,
    exclusive: runAlone,
  });

  const leave: typeof leaveFor = (payUrl, channelNumber, say) => {
    expired.noteMade(channelNumber);
    return leaveFor(payUrl, channelNumber, say);
  };
  const opened = openChannels(env, due, refresh, leave, whenNotable);
  const { Channels: List } = opened;

  function Channels(props: ChannelsProps) {
    const view = useStore($code);
    const untilMs = useStore($expiredAtMs);
    return (
      <>
        {view.kind === 'expired' && untilMs !== undefined && (
          <ExpiredCode channel={view.info.payCode?.title ?? ''} untilMs={untilMs} model={expired} />
        )}
        <List {...props} isExpired={view.kind === 'expired'} />
      </>
    );
  }
  const { isCodeBarred } = List;
  return { ...opened, Channels: Object.assign(Channels, { isCodeBarred }) };
};
