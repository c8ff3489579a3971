import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('bankForm', {
  next: 'Next',
  again: 'Save again',
  unsure: 'We do not know whether your account was saved',
  saved: 'Your account is saved',
});
