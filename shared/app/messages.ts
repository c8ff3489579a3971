import { defineMessages } from '../i18n/messages.ts';

/** What a page says when it can say nothing else. */
export const text = defineMessages('app', {
  text: 'This page has stopped working. Please reload it, and see your order before you pay.',
  ofAnother: 'This link is for another person, not the last user of this phone.',
  goOn: 'Go on',
  help: 'Help',
});

/** What is said of a call that could not leave. */
export const clientText = defineMessages('client', {
  unsent: 'No connection: nothing was sent. Please try again.',
  again: 'Try again at {time}.',
});

// Without scripts no language can be chosen, so all of a brand's stand in one line: 'Allow / Payagan: JavaScript'. The build alone reads it.
export const noScriptText = defineMessages('noScript', { allow: 'Allow' });
