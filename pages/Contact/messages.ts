import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('Contact', {
  description: 'Call us, write to us, or leave a message: how to reach a person who can help with a loan.',
  lead: 'Call us, write to us, or prepare a message here. Never send us a password or a code from an SMS.',
  form: 'Your message',
  message: 'Message',
  send: 'Prepare e-mail',
  incomplete: 'Please provide complete information!',
  done: 'Successfully!',
  ready: 'Your message is ready',
  readyMore: 'This page does not send it. Send it from your own e-mail, so that our answer reaches you.',
  mail: 'Send it by e-mail',
});
