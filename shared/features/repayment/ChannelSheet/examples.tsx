import { type Examples, ignore, longName, longWord, sampleLogo } from '../../../ui/Example.ts';
import type { QueryStatus } from '../../core/createQuery.ts';
import { ChannelSheet, type SheetStep } from './ChannelSheet.tsx';

const few = ['Sample Wallet', 'Sample Counter', 'Sample Bank'];
const many = [...few, longName, longWord, ...Array.from({ length: 12 }, (_, at) => `Branch ${at + 1}`)];

interface Parts {
  readonly names?: readonly string[];
  readonly chosen?: string;
  readonly step?: SheetStep;
  readonly status?: QueryStatus;
}

const sheet = ({ names = few, chosen, step = 'choosing', status = 'fresh' }: Parts) => (
  <ChannelSheet
    channels={names.map((name, at) => ({ number: `${at}`, name, logo: at % 2 ? '' : sampleLogo }))}
    chosen={chosen}
    step={step}
    status={status}
    onChoose={ignore}
    onPay={ignore}
    onCheckAgain={ignore}
    onClose={ignore}
    cardAddress="/repaymentMethod"
  />
);

export const examples: Examples = [
  { title: 'None chosen yet', node: sheet({}), coversPage: true },
  { title: 'One chosen', node: sheet({ chosen: '1' }), coversPage: true },
  { title: 'Empty', node: sheet({ names: [] }), coversPage: true },
  { title: 'Many, with long names', node: sheet({ names: many, chosen: '3' }), coversPage: true },
  { title: 'Busy', node: sheet({ chosen: '1', step: 'asking' }), coversPage: true },
  { title: 'The order is being read again', node: sheet({ chosen: '1', status: 'revalidating' }), coversPage: true },
  { title: 'Nothing is known', node: sheet({ step: 'unknown' }), coversPage: true },
];
