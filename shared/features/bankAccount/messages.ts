import { defineMessages } from '../../i18n/messages.ts';

/** The texts of the bank form's logic. */
export const bankAccountText = defineMessages('bankAccount', {
  noMessage: 'The service refused this.',
  cut: 'There were too many digits, and some were left out. Please check this number.',
  left: 'Letters or other signs were left out. Please check this number.',
});

export const bankSavedText = defineMessages('bankSaved', {
  lost: 'There was no clear answer from the service.',
  repeat: 'The service has had this before, so your account may be saved already.',
  stands: 'No money moves when an account is saved. What you typed is still here, and you can save it again.',
  saved: 'Your account is saved',
  number: '{title}: ends in {end}',
  offerNext: 'Your loan is not confirmed yet. Go on with it now.',
  done: 'You do not have to do anything else here.',
  order: 'Look at the order',
  offer: 'Go on with your loan',
  home: 'Go to the home page',
  another: 'Save another account',
});

export const bankFormText = defineMessages('bankForm', {
  next: 'Next',
  again: 'Save again',
  check: 'Please check before you save',
  unsure: 'We do not know whether your account was saved',
  saved: 'Your account is saved',
});
