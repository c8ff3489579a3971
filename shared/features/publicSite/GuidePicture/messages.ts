import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('guidePicture', {
  en: { enlarge: 'Enlarge', close: 'Close' },
  fil: { enlarge: 'Palakihin', close: 'Isara' },
});
