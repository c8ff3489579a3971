import { defineMessages } from '../i18n/messages.ts';

/** What is said of a call that could not leave. */
export const text = defineMessages('client', {
  unsent: 'No connection: nothing was sent. Please try again.',
});
