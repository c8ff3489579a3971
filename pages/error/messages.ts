import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('error', {
  title: 'Order Details',
  failed: 'Failed',
  noMessage: 'The login at our partner did not work.',
  partner: 'Our partner says: “{message}”',
  others: 'Other loans for you',
  opening: 'Opening…',
  notOpened: 'This could not be opened. Please try again.',
  home: 'Back to the start page',
  service: 'Customer service',
});
