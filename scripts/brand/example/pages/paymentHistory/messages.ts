import { defineMessages } from 'borrower-web/shared/i18n/messages.ts';

// In English; the brand's other languages are in i18n/.
export const text = defineMessages('paymentHistory', {
  title: 'Payments',
  all: 'Show all',
  none: 'No payment shows on your order yet. It may take a while after you have paid.',
});
