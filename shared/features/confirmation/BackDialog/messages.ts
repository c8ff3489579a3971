import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('backDialog', {
  en: { title: 'Point out', agree: 'Agree', cancel: 'Cancel' },
  fil: { title: 'Paalala', agree: 'Sumasang-ayon', cancel: 'Kanselahin' },
});
