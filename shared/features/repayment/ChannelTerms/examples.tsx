import { showAmount } from '../../../brand/showAmount.ts';
import type { Examples } from '../../../ui/Example.ts';
import { ChannelTerms } from './ChannelTerms.tsx';

const counter = { minCents: 5_000, maxCents: 5_000_000, wholePeso: true, feeCents: 1_500 };

export const examples: Examples = [
  {
    title: 'Rounded up, with a fee',
    node: <ChannelTerms show={showAmount} due={123_456} profile={{ ...counter, posting: 30 }} />,
  },
  {
    title: 'A whole amount, shown within hours',
    node: <ChannelTerms show={showAmount} due={123_400} profile={{ ...counter, posting: 120 }} />,
  },
  { title: 'A day', node: <ChannelTerms show={showAmount} due={123_400} profile={{ posting: 1_440 }} /> },
  { title: 'Too little', node: <ChannelTerms show={showAmount} due={4_900} profile={counter} /> },
  { title: 'Too much', node: <ChannelTerms show={showAmount} due={5_000_001} profile={counter} /> },
  { title: 'Empty', node: <ChannelTerms show={showAmount} due={123_456} profile={{}} /> },
  { title: 'An amount in words', node: <ChannelTerms show={showAmount} due="₱ 1,234.56 in all" profile={counter} /> },
];
