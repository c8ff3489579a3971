import { openPayments } from '../../payments/openPayments.ts';
import type { PaymentParts } from '../../payments/orderPayments.ts';
import { PaymentDetails } from '../../payments/PaymentDetails.tsx';
import type { Env } from '../../platform/env.ts';
import { browserTabWithLists } from '../../platform/storage/stored.ts';
import { commonParts } from '../core/commonParts.tsx';
import { openScreen } from '../core/openScreen.ts';
import { prepareDraft } from './complaintDraft.ts';

/** Opens the first complaint screen for the page's own order, and fills these words into its form. */
const complainOfPayment = (env: Env, words: string): void => {
  prepareDraft(browserTabWithLists(env.page), words);
  openScreen(env, 'complaint', { from: 'payment' });
};

/** What shows payments, looks for them, and complains of one that is missing; and what every page has. */
export const paymentParts: PaymentParts = {
  ...commonParts,
  PaymentDetails,
  openPayments,
  complain: complainOfPayment,
};
