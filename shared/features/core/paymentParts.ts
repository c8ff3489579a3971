import { openPayments } from '../../payments/openPayments.ts';
import type { PaymentParts } from '../../payments/orderPayments.ts';
import { PaymentDetails } from '../../payments/PaymentDetails.tsx';
import { goLogin } from './appActions.ts';
import { commonParts } from './commonParts.tsx';
import { sendToApp } from './sendToApp.ts';

/** The later part of every page of an order: shows and watches payments. */
export const paymentParts: PaymentParts = {
  ...commonParts,
  PaymentDetails,
  openPayments,
  logIn: (env) => sendToApp(env, goLogin()),
};
