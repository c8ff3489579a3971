import { openPayments } from '../../payments/openPayments.ts';
import type { PaymentParts } from '../../payments/orderPayments.ts';
import { PaymentDetails } from '../../payments/PaymentDetails.tsx';
import { commonParts } from './commonParts.tsx';
import { openScreen } from './openScreen.ts';

/** What shows payments, looks for them, and complains of one that is missing; and what every page has. */
export const paymentParts: PaymentParts = {
  ...commonParts,
  PaymentDetails,
  openPayments,
  complain: (env, words) => {
    env.store.write('complaintWords', { words });
    openScreen(env, 'complaint', { from: 'payment' });
  },
};
