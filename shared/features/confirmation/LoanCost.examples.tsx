import type { LoanCost as Cost } from '../../domain/loanCost.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Examples } from '../../ui/Example.ts';
import { LoanCost } from './LoanCost.tsx';

const style = { decimal: '.', group: ',' };
const amount = { label: 'Loan amount', value: '5,000.00' };
const show = (cost: Cost) => (
  <section className="card stack">
    <LoanCost amount={amount} cost={cost} format={(cents) => formatAmount(cents, style)} style={style} />
  </section>
);
const sums = { receivedCents: 450_000, repaidCents: 590_000 };

export const examples: Examples = [
  { title: 'Worked out', node: show({ kind: 'whole', ...sums, month: 0.093408, year: 1.963813 }) },
  { title: 'Without a date', node: show({ kind: 'date', ...sums }) },
  { title: 'Nothing said of what is received', node: show({ kind: 'received', repaidCents: 590_000 }) },
  { title: 'A plan that does not add up', node: show({ kind: 'less', ...sums, repaidCents: 1 }) },
  { title: 'Empty', node: show({ kind: 'plan' }) },
  {
    title: 'Long numbers',
    node: show({ kind: 'whole', receivedCents: 1, repaidCents: Number.MAX_SAFE_INTEGER, month: 100, year: 100 }),
  },
];
