import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('complaintList', {
  en: {
    title: 'My complaints',
    none: 'There is no complaint here.',
    start: 'Write a complaint',
    more: 'Show more ({left})',
  },
  fil: {
    title: 'Mga reklamo ko',
    none: 'Walang reklamo rito.',
    start: 'Sumulat ng reklamo',
    more: 'Magpakita pa ({left})',
  },
});
