import { defineMessages } from '../i18n/messages.ts';

/** What a page says when it can say nothing else. */
export const text = defineMessages('app', {
  text: 'This page has stopped working. Please load it again, and look at your order before you pay.',
  ofAnother: 'This link is for another person than the one who used this phone before.',
  goOn: 'Go on',
  home: 'Home',
  help: 'Help',
});

/** What is said of a call that could not leave. */
export const clientText = defineMessages('client', {
  unsent: 'There is no connection, and nothing was sent. Please try again.',
});
