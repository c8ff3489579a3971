import { defineMessages } from '../../i18n/messages.ts';

/** What the logic of the confirmation pages has to say by itself. */
export const text = defineMessages('confirmation', {
  en: {
    notOpened: 'The document could not be opened. Please try again.',
    changed: 'The offer has changed. Please read it again before you agree.',
  },
  fil: {
    notOpened: 'Hindi mabuksan ang dokumento. Subukan muli.',
    changed: 'Nagbago ang alok. Basahin itong muli bago sumang-ayon.',
  },
});
