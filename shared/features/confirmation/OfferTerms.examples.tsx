import type { LoanCost } from '../../domain/loanCost.ts';
import { formatAmount } from '../../domain/money.ts';
import { type Examples, longName, sampleLogo } from '../../ui/Example.ts';
import type { Row } from '../../ui/RowList.tsx';
import { type OfferedLoan, OfferTerms } from './OfferTerms.tsx';

const offer: OfferedLoan = {
  amount: 450000,
  productName: 'Sample Peso Loan',
  productLogo: sampleLogo,
  details: [{ label: 'You receive', value: '₱4,500.00' }],
  facts: { account: '•••• 4567' },
  plan: [{ title: 'Repayment', amount: 590000, description: 'Principal and interest', payTime: '2026-05-04' }],
};

const whole: LoanCost = { kind: 'whole', receivedCents: 450_000, repaidCents: 590_000, month: 0.093, year: 1.96 };

const terms = (
  changes: Partial<OfferedLoan>,
  cost?: LoanCost,
  rows: readonly Row[] = [{ label: 'Loan term', value: '91 days' }],
) => (
  <OfferTerms
    offer={{ ...offer, ...changes }}
    rows={rows}
    format={(amount) => formatAmount(amount, { decimal: '.', group: ',' })}
    cost={cost}
  />
);

// Other states are in the examples of the screens that use it.
export const examples: Examples = [
  { title: 'A loan', node: terms({}, whole) },
  {
    title: 'Fees by name',
    node: terms(
      {
        amount: 500_000,
        facts: {
          fees: [
            { title: longName, amountCents: 30_000 },
            { title: 'Stamp tax', amountCents: 20_000 },
          ],
        },
      },
      whole,
    ),
  },
  { title: 'Empty', node: terms({ productName: '', productLogo: '', details: [], plan: [] }, undefined, []) },
];
