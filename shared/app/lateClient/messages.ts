import { defineMessages } from '../../i18n/messages.ts';

/** What a call has to say where it could not even leave, and a page where a part of its script did not come. */
export const text = defineMessages('client', {
  unsent: 'There is no connection, and nothing was sent. Please try again.',
});
