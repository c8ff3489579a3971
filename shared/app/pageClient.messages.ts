import { defineMessages } from '../i18n/messages.ts';

/** What is said of a call that could not leave. */
export const text = defineMessages('client', {
  unsent: 'There is no connection, and nothing was sent. Please try again.',
});
