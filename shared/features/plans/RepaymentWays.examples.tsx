import { loadLater } from '../../platform/loadLater.ts';
import { type Examples, sampleLogo } from '../../ui/Example.ts';
import { type Offered, RepaymentWays } from './RepaymentWays.tsx';

const offered: Offered = {
  notice: 'Please pay the exact amount.\nKeep the deposit slip.',
  hasTip: true,
  channels: [{ number: '1', name: 'Sample Wallet', logo: sampleLogo }],
  payCode: { code: '71159216117041', logo: sampleLogo, title: 'Sample Wallet' },
  facts: {},
};

const nothing: Offered = { notice: '', hasTip: false, channels: [], payCode: undefined, facts: {} };

const ways = (plan: Offered) => (
  <RepaymentWays
    plan={plan}
    due={320_000}
    codeAddress="#code"
    instructionsAddress="#instructions"
    status="fresh"
    Channels={undefined}
    onShowChannels={() => Promise.resolve()}
    later={loadLater(() => Promise.resolve({}))}
    onCopy={() => Promise.resolve(true)}
  />
);

// Other states are in the examples of the screens that use it.
export const examples: Examples = [
  { title: 'All ways', node: ways(offered) },
  { title: 'Empty', node: ways(nothing) },
];
