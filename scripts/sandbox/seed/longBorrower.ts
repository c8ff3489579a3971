import type { BorrowerSeed, DetailRow } from './borrowerSeed.ts';

const feeNames = ['Processing', 'Documentary stamp', 'Notarial', 'Insurance', 'Disbursement', 'Service', 'Collection'];

const rows: readonly DetailRow[] = feeNames.map((name, index) => ({
  text: `${name} fee, as agreed in section ${index + 1} of the disclosure statement`,
  value: `₱${index + 1},111,111,111.11`,
}));

/** A borrower whose every text is as long as it may come, to see that nothing is cut off or pushes the page wide. */
export const longBorrower: BorrowerSeed = {
  orderId: '170999',
  userId: '50999',
  borrowerName: 'Maria Concepcion Guadalupe Villanueva-Magsaysay de los Santos y Buenaventura',
  mobilePhone: '09170000999',
  productId: '2999',
  productName:
    'Sample Multi-Purpose Agricultural and Micro-Enterprise Recovery Instalment Loan for Returning Borrowers',
  status: 170,
  story: 'Long texts everywhere, twelve rows of details, a huge amount, many channels.',
  instalments: [
    { amountCents: 987_654_321_099, dueInDays: 3 },
    { amountCents: 987_654_321_099, dueInDays: 33 },
  ],
  traits: {
    channels: ['90006', '90007', '90008', '90009', '90010', '90011'],
    defaultChannel: '90011',
    showsTip: true,
    telephone: '+63 900 000 0001 local 123456',
    statusText: 'Repayment of your multi-purpose recovery instalment loan is due within the coming days',
    statusDescription:
      'Please repay on time to keep your account in good standing. If you have already paid at a counter, the payment ' +
      'can take up to two working days to show here; keep your deposit slip until then. ' +
      'Reference:AReferenceWithoutAnySpaceThatIsLongerThanTheScreenOfAnyPhoneOnThisMarketIsWide0123456789.',
    extraRows: rows,
  },
};
