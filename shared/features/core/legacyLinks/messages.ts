import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('legacyLinks', {
  en: { inAppOnly: 'This can only be opened in the app.' },
  fil: { inAppOnly: 'Sa app lang ito mabubuksan.' },
});
