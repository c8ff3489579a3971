import { beforeData, withoutParameter } from 'borrower-web/scripts/gallery/states/data/failures.ts';
import { ok, state, statesOf } from 'borrower-web/scripts/gallery/states/State.ts';

const payments = ['2026-11-01', '2026-10-01', '2026-09-01', '2026-08-01'].map((day) => ({ day, amount: '₱1,500.50' }));

/** The states in which the gallery and its tests show the page; each names words that stand there. */
export const paymentHistory = statesOf('paymentHistory', [
  state('list', 'Show all', { answers: { listPayments: ok({ payments }) } }),
  state('none', 'No payment shows on your order yet.', { answers: { listPayments: ok({ payments: [] }) } }),
  ...beforeData({ call: 'listPayments' }),
  withoutParameter('orderId'),
]);
