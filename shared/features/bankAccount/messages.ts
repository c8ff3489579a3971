import { defineMessages } from '../../i18n/messages.ts';

/** What the bank form itself has to say; alone, for what other models say would weigh on its pages. */
export const text = defineMessages('bankAccount', {
  noMessage: 'The service refused this.',
  cut: 'There were too many digits, and some were left out. Please check this number.',
  noPicker: 'There is no connection. Please try again.',
});
