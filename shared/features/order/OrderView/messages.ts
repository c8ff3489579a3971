import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('orderView', {
  en: { noCall: 'It cannot be called from here.' },
  fil: { noCall: 'Hindi ito matatawagan mula rito.' },
});
