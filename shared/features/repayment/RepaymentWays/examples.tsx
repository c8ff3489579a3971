import { type Examples, ignore, longName, longWord, sampleLogo } from '../../../ui/Example.ts';
import { ChannelSheet } from '../ChannelSheet/ChannelSheet.tsx';
import type { ChannelsProps } from '../ChannelSheet/openChannels.tsx';
import { type Offered, RepaymentWays } from './RepaymentWays.tsx';

const offered: Offered = {
  notice: 'Please pay the exact amount.\nKeep the deposit slip.',
  hasTip: true,
  channels: [{ number: '1', name: 'Sample Wallet', logo: sampleLogo }],
  payCode: { code: '71159216117041', logo: sampleLogo, title: 'Sample Wallet' },
  received: {},
};

const nothing: Offered = { notice: '', hasTip: false, channels: [], payCode: undefined, received: {} };

const long: Offered = {
  ...offered,
  notice: `${longName}. `.repeat(5) + longWord,
  payCode: { code: '71159216117041'.repeat(3), logo: '', title: longName },
};

function OpenChannels({ plan, ...shown }: ChannelsProps) {
  return (
    <ChannelSheet
      {...shown}
      channels={plan.channels}
      step="choosing"
      chosen="1"
      onChoose={ignore}
      onPay={ignore}
      onCheckAgain={ignore}
      onClose={ignore}
    />
  );
}

const ways = (plan: Offered, isOpen = false) => (
  <RepaymentWays
    plan={plan}
    due={320_000}
    codeAddress="#code"
    instructionsAddress="#instructions"
    status="fresh"
    Channels={isOpen ? OpenChannels : undefined}
    onShowChannels={ignore}
    onCopy={() => Promise.resolve(true)}
  />
);

export const examples: Examples = [
  { title: 'All ways', node: ways(offered) },
  { title: 'Empty', node: ways(nothing) },
  { title: 'Long text', node: ways(long) },
  { title: 'With the channels open', node: ways(offered, true), coversPage: true },
];
