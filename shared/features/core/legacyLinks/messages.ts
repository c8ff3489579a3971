import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('legacyLinks', { inAppOnly: 'This can only be opened in the app.' });
