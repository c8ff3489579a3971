import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('pictureList', {
  en: { one: 'Image {at} of {count}', close: 'Close' },
  fil: { one: 'Larawan {at} ng {count}', close: 'Isara' },
});
