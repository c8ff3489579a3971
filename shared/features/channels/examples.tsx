import { type Examples, ignore, longName, longWord, sampleLogo } from '../../ui/Example.ts';
import type { QueryStatus } from '../core/createQuery.ts';
import { ChannelSheet, type SheetStep, TipLink } from './ChannelSheet.tsx';

const few = ['Sample Wallet', 'Sample Counter', 'Sample Bank'];
const tooMuch: Parts = { names: ['Sample Counter'], first: 90007, due: 5_000_001 };
const many = [...few, longName, longWord, ...Array.from({ length: 12 }, (_, at) => `Branch ${at + 1}`)];

interface Parts {
  readonly names?: readonly string[];
  /** The number of the first channel; the others are numbered from there. */
  readonly first?: number;
  readonly due?: number;
  readonly cardAddress?: string | undefined;
  readonly chosen?: string;
  readonly step?: SheetStep;
  readonly note?: string;
  readonly status?: QueryStatus;
}

const sheet = ({
  names = few,
  first = 0,
  due = 320_000,
  chosen,
  step = 'choosing',
  status = 'fresh',
  ...ways
}: Parts) => (
  <ChannelSheet
    channels={names.map((name, at) => ({ number: `${first + at}`, name, logo: at % 2 ? '' : sampleLogo }))}
    due={due}
    chosen={chosen}
    step={step}
    status={status}
    onChoose={ignore}
    onPay={ignore}
    onCheckAgain={ignore}
    onClose={ignore}
    cardAddress="/repaymentMethod"
    {...ways}
  />
);

const channelSheet = [
  { title: 'None chosen yet', node: sheet({}) },
  { title: 'One chosen', node: sheet({ chosen: '1' }) },
  { title: 'Empty', node: sheet({ names: [] }) },
  { title: 'Many, with long names', node: sheet({ names: many, chosen: '3' }) },
  { title: 'Whole pesos at one', node: sheet({ first: 90006, due: 123_456 }) },
  { title: 'Too little for one', node: sheet({ first: 90006, due: 4_900, chosen: '90007' }) },
  { title: 'Too much for all', node: sheet(tooMuch) },
  { title: 'Too much for all, without cards', node: sheet({ ...tooMuch, cardAddress: undefined }) },
  { title: 'Busy', node: sheet({ chosen: '1', step: 'asking' }) },
  { title: 'The order is being read again', node: sheet({ chosen: '1', status: 'revalidating' }) },
  { title: 'Nothing is known', node: sheet({ step: 'unknown', note: 'The counter is closed.' }) },
].map((example) => ({ ...example, coversPage: true }));

const tipLink = [{ title: 'To the instructions', node: <TipLink href="#instructions" /> }];

export const examples: Examples = { ChannelSheet: channelSheet, TipLink: tipLink };
