import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('picker', {
  en: { confirm: 'Confirm', cancel: 'Cancel' },
  fil: { confirm: 'Kumpirmahin', cancel: 'Kanselahin' },
});
