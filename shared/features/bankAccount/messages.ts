import { defineMessages } from '../../i18n/messages.ts';

/** The texts of the bank form's logic, in a set of their own: the texts of other models would add to the size of its pages. */
export const text = defineMessages('bankAccount', {
  noMessage: 'The service refused this.',
  cut: 'There were too many digits, and some were left out. Please check this number.',
  noPicker: 'There is no connection. Please try again.',
});
