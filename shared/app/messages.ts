import { defineMessages } from '../i18n/messages.ts';

/** What any screen may have to say. */
export const text = defineMessages('app', {
  en: {
    broken: 'This page has stopped working. Before you pay again, look at your order.',
    reload: 'Reload',
  },
  fil: {
    broken: 'Huminto ang pahinang ito. Bago magbayad muli, tingnan muna ang iyong order.',
    reload: 'I-reload',
  },
});
