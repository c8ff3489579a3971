import type { BorrowerSeed } from './borrowerSeed.ts';
import { overdue } from './overdue.ts';

const everyday = ['90006', '90007', '90008', '90009'] as const;

const nora = { userId: '50201', borrowerName: 'Nora Valdez', mobilePhone: '09170000201' } as const;

// She has repaid a loan before.
const threeDaysLate = overdue(150_000, 3, 'repeat');

const loan = { productId: '2001', productName: 'Sample Peso Loan', traits: { channels: everyday } } as const;

/** Borrowers for the complaint pages: one with orders of several kinds, and one whose order comes without rows. */
export const complainants: readonly BorrowerSeed[] = [
  {
    ...nora,
    ...loan,
    orderId: '170201',
    status: 170,
    story: 'One of this borrower’s five orders to complain about; not in collection.',
    instalments: [{ amountCents: 250_000, dueInDays: 14 }],
  },
  {
    ...nora,
    ...loan,
    orderId: '174201',
    productId: '2002',
    productName: 'Sample Instalment Loan',
    status: 174,
    story: 'One of five orders of the same borrower, due soon: in collection.',
    instalments: [
      { amountCents: 180_000, dueInDays: 1 },
      { amountCents: 180_000, dueInDays: 31 },
    ],
  },
  {
    ...nora,
    ...loan,
    orderId: '180201',
    status: 180,
    story: 'One of five orders of the same borrower, overdue: in collection.',
    instalments: [threeDaysLate.part],
    lateFeeCents: threeDaysLate.lateFeeCents,
  },
  {
    ...nora,
    ...loan,
    orderId: '200201',
    status: 200,
    story: 'One of five orders of the same borrower, settled.',
    instalments: [{ amountCents: 200_000, dueInDays: -40, isPaid: true }],
  },
  {
    ...nora,
    ...loan,
    orderId: '110201',
    status: 110,
    story: 'One of five orders of the same borrower, not approved.',
    instalments: [{ amountCents: 500_000, dueInDays: 91 }],
    traits: { channels: [] },
  },
  {
    ...loan,
    orderId: '170202',
    userId: '50202',
    borrowerName: 'Omar Diaz',
    mobilePhone: '09170000202',
    status: 170,
    story: 'A complaint starts from this order without its rows, so that its card stays away.',
    instalments: [{ amountCents: 310_000, dueInDays: 8 }],
    traits: { channels: everyday, hasNoComplaintRows: true },
  },
];
