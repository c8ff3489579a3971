import { defineMessages } from '../../i18n/messages.ts';

/** What the logic of the confirmation pages has to say by itself. */
export const text = defineMessages('confirmation', {
  notOpened: 'The document could not be opened. Please try again.',
  changed: 'The offer has changed. Please read it again before you agree.',
});
