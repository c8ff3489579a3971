import { defineMessages } from '../../i18n/messages.ts';

/** The texts of the confirmation pages' logic. */
export const text = defineMessages('confirmation', {
  notOpened: 'The document could not be opened. Please try again.',
  changed: 'The offer has changed. Please read it again before you agree.',
});
