import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('pictureList', { one: 'Image {at} of {count}', close: 'Close' });
