import { defineMessages } from '../i18n/messages.ts';

export const text = defineMessages('textBox', { cut: 'There is room for {limit} letters. The rest was left out.' });
