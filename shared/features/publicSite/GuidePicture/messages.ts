import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('guidePicture', { enlarge: 'Enlarge', close: 'Close' });
