import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('bankForm', {
  next: 'Next',
  again: 'Save again',
  unsure: 'We do not know whether your account was saved',
  lost: 'There was no clear answer from the service.',
  repeat: 'The service has had this before, so your account may be saved already.',
  stands: 'No money moves when an account is saved. What you typed is still here, and you can save it again.',
  saved: 'Your account is saved',
});
