import { defineMessages } from '../../i18n/messages.ts';

export const bankSavedText = defineMessages('bankSaved', {
  lost: 'We did not get a clear answer.',
  repeat: 'This reached us before, so your account may already be saved.',
  stands: 'Saving moves no money. What you typed is still here, and you can save it again.',
  offerNext: 'Your loan is not confirmed yet. See your offer.',
  another: 'Save another account',
});

export const bankFormText = defineMessages('bankForm', {
  next: 'Next',
  again: 'Save again',
  check: 'Please check before you save',
  unsure: 'We do not know whether your account was saved',
});

export const bindBankText = defineMessages('bindBank', {
  banner: 'Where should we send your money? Use an account in your own name.',
});
