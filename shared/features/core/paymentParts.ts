import { addressOf } from '../../navigation/screens.ts';
import { openPayments } from '../../payments/openPayments.ts';
import type { PaymentParts } from '../../payments/orderPayments.ts';
import { PaymentDetails } from '../../payments/PaymentDetails.tsx';
import { goLogin } from './appActions.ts';
import { commonParts } from './commonParts.tsx';
import { sendToApp } from './sendToApp.ts';

/** The later part of every page of an order: shows and watches payments, and starts a complaint about a missing one. */
export const paymentParts: PaymentParts = {
  ...commonParts,
  PaymentDetails,
  openPayments,
  logIn: (env) => sendToApp(env, goLogin()),
  complain: (env, words) => {
    env.store.write('complaintWords', { words });
    env.navigator.assign(addressOf(env.page, 'complaint', { from: 'payment' }));
  },
};
