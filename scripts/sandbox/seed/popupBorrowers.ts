import { en } from '../texts/en.ts';
import type { BorrowerSeed, OrderTraits } from './borrowerSeed.ts';

const withdraw = {
  withdrawMessage: en.samples.moneyReady,
  h5Path: '/sandbox/away/withdraw',
} as const;

const tips = {
  kindTips: en.samples.payOnlyHere,
};

function popupBorrower(
  number: number,
  borrowerName: string,
  story: string,
  popups: Partial<OrderTraits>,
): BorrowerSeed {
  return {
    orderId: `1701${number}`,
    userId: `501${number}`,
    borrowerName,
    mobilePhone: `091700001${number}`,
    productId: '2001',
    productName: 'Sample Peso Loan',
    status: 170,
    story,
    instalments: [{ amountCents: 310_000, dueInDays: 10 }],
    traits: {
      channels: ['90006', '90007', '90008'],
      defaultChannel: '90006',
      telephone: '+63 900 000 0001',
      ...popups,
    },
  };
}

/** One borrower for each popup of the order page, one with all, and one whose flags go as text. */
export const popupBorrowers: readonly BorrowerSeed[] = [
  popupBorrower(11, 'Angelo Flores', 'The withdraw popup.', withdraw),
  popupBorrower(12, 'Bea Gonzales', 'The bank-card popup.', { asksForCard: true }),
  popupBorrower(13, 'Cesar Lopez', 'The kind-tips popup.', tips),
  popupBorrower(14, 'Diana Perez', 'The score popup; once rated, it stays away.', { asksForScore: true }),
  popupBorrower(15, 'Edgar Rivera', 'All four popups, one after the other.', {
    ...withdraw,
    ...tips,
    asksForCard: true,
    asksForScore: true,
  }),
  popupBorrower(16, 'Fe Soriano', 'The withdraw popup without an address to open; the card flag goes as text.', {
    withdrawMessage: withdraw.withdrawMessage,
    asksForCard: true,
    sendsText: true,
  }),
];
