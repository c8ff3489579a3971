import { defineMessages } from '../i18n/messages.ts';

export const text = defineMessages('errorState', {
  title: 'This could not be loaded',
  offline: 'There is no connection. Please check your data or Wi-Fi.',
  retry: 'Retry',
});
