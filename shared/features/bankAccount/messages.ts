import { defineMessages } from '../../i18n/messages.ts';

/** The texts of the bank form's logic. */
export const bankAccountText = defineMessages('bankAccount', {
  noMessage: 'We could not do this.',
});

export const bankSavedText = defineMessages('bankSaved', {
  lost: 'No clear answer came.',
  repeat: 'We have had this before, so your account may be saved already.',
  stands: 'Saving moves no money. What you typed is still here, and you can save it again.',
  saved: 'Your account is saved',
  offerNext: 'Your loan is not confirmed yet. See your offer.',
  order: 'See your order',
  offer: 'See your offer',
  home: 'Go to the home page',
  another: 'Save another account',
});

export const bankFormText = defineMessages('bankForm', {
  next: 'Next',
  again: 'Save again',
  check: 'Please check before you save',
  unsure: 'We do not know whether your account was saved',
});

export const addCardText = defineMessages('addnormalcard', { title: 'Payment account information' });

export const bindBankText = defineMessages('bindBank', {
  title: 'Payment account information',
  banner: 'Where should we send your money? Use an account in your own name.',
});
