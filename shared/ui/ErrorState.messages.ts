import { defineMessages } from '../i18n/messages.ts';

export const text = defineMessages('errorState', {
  title: 'We could not load this',
  offline: 'There is no connection. Please check your data or Wi-Fi.',
  retry: 'Retry',
});
