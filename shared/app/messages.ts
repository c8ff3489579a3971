import { defineMessages } from '../i18n/messages.ts';

/** What a page says when it can say nothing else. */
export const text = defineMessages('app', {
  text: 'This page has stopped working. Please load it again, and look at your order before you pay.',
  ofAnother: 'This page was opened for somebody else. Open yours from the app, or from the message that you got.',
  home: 'Home',
  help: 'Help',
});
