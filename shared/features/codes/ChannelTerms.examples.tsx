import { showAmount } from '../../brand/formats.ts';
import type { ChannelProfile } from '../../domain/channelProfile.ts';
import type { Amount } from '../../domain/money.ts';
import type { Examples } from '../../ui/Example.ts';
import { ChannelTerms } from './ChannelTerms.tsx';

const counter = { minCents: 5_000, maxCents: 5_000_000, wholePeso: true, feeCents: 1_500 };

const terms = (due: Amount, profile: ChannelProfile = counter) => (
  <ChannelTerms show={showAmount} due={due} profile={profile} />
);

export const examples: Examples = [
  { title: 'Rounded up, with a fee', node: terms(123_456, { ...counter, posting: 30 }) },
  { title: 'A whole amount, shown within hours', node: terms(123_400, { ...counter, posting: 120 }) },
  { title: 'A day', node: terms(123_400, { posting: 1_440 }) },
  { title: 'Too little', node: terms(4_900) },
  { title: 'Too much', node: terms(5_000_001) },
  { title: 'Empty', node: terms(123_456, {}) },
  { title: 'An amount in words', node: terms('₱ 1,234.56 in all') },
];
