import type { LoanCost } from '../../domain/loanCost.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Examples } from '../../ui/Example.ts';
import { PriceLine } from './PriceLine.tsx';

const style = { decimal: '.', group: ',' };
const offer = { plan: [{ title: '', amount: 590_000, description: '', payTime: '' }] };
const sums = { receivedCents: 450_000, repaidCents: 590_000 };

const show = (cost: LoanCost | undefined, payBackCents?: number) => (
  <PriceLine
    offer={{ ...offer, facts: { payBackCents } }}
    cost={cost}
    format={(cents) => `₱${formatAmount(cents, style)}`}
    style={style}
  />
);

export const examples: Examples = [
  { title: 'Total and rate', node: show({ kind: 'whole', ...sums, month: 0.093408, year: 1.963813 }) },
  { title: 'No rate', node: show({ kind: 'date', ...sums }) },
  { title: 'Two totals', node: show({ kind: 'date', ...sums }, 620_000) },
  { title: 'Nothing known', node: <div>{show({ kind: 'plan' })}</div> },
  {
    title: 'Long numbers',
    node: show({ kind: 'whole', receivedCents: 1, repaidCents: Number.MAX_SAFE_INTEGER, month: 100, year: 100 }),
  },
];
