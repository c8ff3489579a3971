import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('errorState', {
  title: 'This could not be loaded',
  offline: 'There is no connection. Please check your data or Wi-Fi.',
  timeout: 'The service did not answer within a minute.',
  other: 'The service has a problem right now. Please try again in a while.',
  bug: 'This page has a fault. Please load it again.',
  retry: 'Retry',
});
