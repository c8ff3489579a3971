import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('error', {
  title: 'Order Details',
  failed: 'Failed',
  noMessage: 'We could not log you in with our partner.',
  partner: 'Our partner says: “{message}”',
});
