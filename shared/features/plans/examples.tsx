import type { PeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { periodPlan } from '../../api/endpoints/repaymentInfo.ts';
import { loadLater } from '../../platform/loadLater.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import type { Examples } from '../../ui/Example.ts';
import { type Offered, RepaymentWays } from './RepaymentScreen.tsx';

const offered: Offered = periodPlan({
  repayAmount: 320_000,
  noticeMsg: 'Please pay the exact amount.\nKeep the deposit slip.',
  isShowReyTop: 1,
  repayList: [{ channel_number: '1', name: 'Sample Wallet' }],
  defDetail: { payCode: '71159216117041', title: 'Sample Wallet' },
}) as PeriodPlan;

const nothing: Offered = { notice: '', hasTip: false, channels: [], payCode: undefined, facts: {} };

const ways = (plan: Offered) => (
  <RepaymentWays
    plan={plan}
    due={320_000}
    codeAddress="#code"
    instructionsAddress="#instructions"
    status="fresh"
    channels={undefined}
    onShowChannels={() => Promise.resolve()}
    later={loadLater(() => Promise.resolve({}))}
    onCopy={() => Promise.resolve(true)}
    Bar={ActionBar}
  />
);

export const examples: Examples = {
  // Other states are in the examples of the screens that use it.
  RepaymentScreen: [
    { title: 'All ways', node: ways(offered) },
    { title: 'Empty', node: ways(nothing) },
  ],
};
