import { type Examples, ignore, longName, longWord, sampleLogo } from '../../../ui/Example.ts';
import { type Offered, RepaymentWays } from './RepaymentWays.tsx';

const offered: Offered = {
  notice: 'Please pay the exact amount.\nKeep the deposit slip.',
  hasTip: true,
  channels: [{ number: '1', name: 'Sample Wallet', logo: sampleLogo }],
  payCode: { code: '71159216117041', logo: sampleLogo, title: 'Sample Wallet' },
};

const nothing: Offered = { notice: '', hasTip: false, channels: [], payCode: undefined };

const long: Offered = {
  ...offered,
  notice: `${longName}. `.repeat(5) + longWord,
  payCode: { code: '71159216117041'.repeat(3), logo: '', title: longName },
};

const ways = (plan: Offered, isOpen = false) => (
  <RepaymentWays
    plan={plan}
    codeAddress="#code"
    instructionsAddress="#instructions"
    status="fresh"
    step={isOpen ? { kind: 'choosing', chosen: '1' } : { kind: 'closed' }}
    payment={{ show: ignore, close: ignore, failToShow: ignore, choose: ignore, pay: ignore, checkAgain: ignore }}
    onCopy={() => Promise.resolve(true)}
  />
);

export const examples: Examples = [
  { title: 'All ways', node: ways(offered) },
  { title: 'Empty', node: ways(nothing) },
  { title: 'Long text', node: ways(long) },
  { title: 'With the channels open', node: ways(offered, true), coversPage: true },
];
