import { lateCharges } from '../../../shared/lib/lateCharges.ts';
import type { Client } from '../../../shared/lib/terms.ts';
import type { BorrowerSeed } from './borrowerSeed.ts';

const everyday = ['90006', '90007', '90008', '90009'] as const;

/** A part that was due so many days ago and is not paid, with what the loan's terms charge for that. */
function overdue(amountCents: number, days: number, client: Client) {
  const { totalCents: lateFeeCents } = lateCharges(amountCents, days, client);
  return { part: { amountCents, dueInDays: -days }, lateFeeCents };
}

const fiveDaysLate = overdue(500_000, 5, 'new');
const twoDaysLate = overdue(200_000, 2, 'repeat');
const oneDayLate = overdue(100_000, 1, 'new');

/** Borrowers who repay, or have repaid. */
export const repayers: readonly BorrowerSeed[] = [
  {
    orderId: '170001',
    userId: '50011',
    borrowerName: 'Ana Dela Cruz',
    mobilePhone: '09170000011',
    productId: '2002',
    productName: 'Sample Instalment Loan',
    status: 170,
    story: 'Four instalments, one paid, three left; a default pay code with steps in groups; the tip picture.',
    instalments: [
      { amountCents: 150_050, dueInDays: -25, isPaid: true },
      { amountCents: 150_050, dueInDays: 5 },
      { amountCents: 150_050, dueInDays: 35 },
      { amountCents: 149_999, dueInDays: 65 },
    ],
    traits: { channels: everyday, defaultChannel: '90006', showsTip: true, telephone: '+63 900 000 0001' },
  },
  {
    orderId: '170002',
    userId: '50012',
    borrowerName: 'Paolo Mendoza',
    mobilePhone: '09170000012',
    productId: '2001',
    productName: 'Sample Peso Loan',
    status: 170,
    story: 'One repayment; no default pay code, no telephone, no tip picture. Amounts and flags go as text.',
    instalments: [{ amountCents: 123_456, dueInDays: 12 }],
    traits: { channels: everyday, sendsText: true },
  },
  {
    orderId: '170003',
    userId: '50013',
    borrowerName: 'Grace Villanueva',
    mobilePhone: '09170000013',
    productId: '2001',
    productName: 'Sample Peso Loan',
    status: 170,
    story: 'The default pay code comes with a QR picture; the product has no working logo.',
    instalments: [{ amountCents: 80_000, dueInDays: 9 }],
    traits: { channels: ['90010'], defaultChannel: '90010', showsQr: true, showsTip: true, hasBrokenLogo: true },
  },
  {
    orderId: '174001',
    userId: '50014',
    borrowerName: 'Carlo Ramos',
    mobilePhone: '09170000014',
    productId: '2001',
    productName: 'Sample Peso Loan',
    status: 174,
    story: 'Due soon; the date cannot be moved. Amounts and flags go as text.',
    instalments: [{ amountCents: 265_075, dueInDays: 1 }],
    traits: { channels: everyday, defaultChannel: '90007', sendsText: true, telephone: '+63 900 000 0001' },
  },
  {
    orderId: '174002',
    userId: '50015',
    borrowerName: 'Joy Fernandez',
    mobilePhone: '09170000015',
    productId: '2001',
    productName: 'Sample Peso Loan',
    status: 174,
    story: 'Due soon; the date can be moved for a fee.',
    instalments: [{ amountCents: 320_000, dueInDays: 1 }],
    rolloverCents: 48_000,
    traits: { channels: everyday, defaultChannel: '90006', showsTip: true, telephone: '+63 900 000 0001' },
  },
  {
    orderId: '180001',
    userId: '50016',
    borrowerName: 'Mark Navarro',
    mobilePhone: '09170000016',
    productId: '2001',
    productName: 'Sample Peso Loan',
    status: 180,
    story: 'Five days overdue with late charges; the date can be moved.',
    instalments: [fiveDaysLate.part],
    lateFeeCents: fiveDaysLate.lateFeeCents,
    // The rollover pays the late charges with its fee.
    rolloverCents: fiveDaysLate.lateFeeCents + 75_000,
    traits: { channels: everyday, defaultChannel: '90006', showsTip: true, telephone: '+63 900 000 0001' },
  },
  {
    orderId: '180002',
    userId: '50017',
    borrowerName: 'Rosa Domingo',
    mobilePhone: '09170000017',
    productId: '2002',
    productName: 'Sample Instalment Loan',
    status: 180,
    story: 'Two days overdue on the first of two instalments; the date cannot be moved. Amounts and flags go as text.',
    instalments: [twoDaysLate.part, { amountCents: 200_000, dueInDays: 28 }],
    lateFeeCents: twoDaysLate.lateFeeCents,
    traits: { channels: everyday, sendsText: true, telephone: '+63 900 000 0001' },
  },
  {
    orderId: '180003',
    userId: '50018',
    borrowerName: 'Dennis Castillo',
    mobilePhone: '09170000018',
    productId: '2001',
    productName: 'Sample Peso Loan',
    status: 180,
    story: 'One day overdue; the date can be moved. Amounts and flags go as text, without a default pay code.',
    instalments: [oneDayLate.part],
    lateFeeCents: oneDayLate.lateFeeCents,
    rolloverCents: 120_000,
    traits: { channels: everyday, sendsText: true },
  },
  {
    orderId: '200001',
    userId: '50019',
    borrowerName: 'Elena Torres',
    mobilePhone: '09170000019',
    productId: '2001',
    productName: 'Sample Peso Loan',
    status: 200,
    story: 'Settled; borrowing again opens an address that the service names.',
    instalments: [{ amountCents: 300_000, dueInDays: -3, isPaid: true }],
    traits: { channels: [], h5Path: '/sandbox/away/borrow-again', telephone: '+63 900 000 0001' },
  },
  {
    orderId: '200002',
    userId: '50020',
    borrowerName: 'Victor Salazar',
    mobilePhone: '09170000020',
    productId: '2001',
    productName: 'Sample Peso Loan',
    status: 200,
    story: 'Settled; borrowing again goes home.',
    instalments: [{ amountCents: 300_000, dueInDays: -20, isPaid: true }],
    traits: { channels: [] },
  },
  {
    orderId: '190001',
    userId: '50021',
    borrowerName: 'Cynthia Pascual',
    mobilePhone: '09170000021',
    productId: '2001',
    productName: 'Sample Peso Loan',
    status: 190,
    story: 'A status that no page knows.',
    instalments: [{ amountCents: 300_000, dueInDays: 20 }],
    traits: { channels: [] },
  },
];
