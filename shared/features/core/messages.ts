import { defineMessages } from '../../i18n/messages.ts';

/** What the shared parts of the screens' logic have to say. */
export const text = defineMessages('core', {
  linkRefused: 'This link is not safe to open.',
  inAppOnly: 'This can only be opened in the app.',
  noMessage: 'The service refused this.',
});
