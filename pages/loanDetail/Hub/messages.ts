import { defineMessages } from '../../../shared/i18n/messages.ts';

export const text = defineMessages('orderHub', {
  hub: 'More about this order',
  account: 'Check your bank account',
  plan: 'Amount, date and ways to pay',
  code: 'Pay code',
  reminders: 'Payment reminders',
  documents: 'My documents, to print',
  complaint: 'Send a complaint',
  service: 'Customer service',
  contracts: 'Your contracts',
  noContracts: 'There is no contract to show for this order. Our customer service can send you a copy.',
  contractsFailed: 'Your contracts cannot be shown right now. Try again, or ask our customer service for a copy.',
  opening: 'Opening the document…',
  notOpened: 'The document could not be opened. Please try again.',
  retry: 'Retry',
  close: 'Close',
  withdrawHow: 'You cannot withdraw it from this page. Our customer service tells you how to get your money.',
});
