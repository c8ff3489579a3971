import { defineMessages } from '../i18n/messages.ts';

export const text = defineMessages('textBox', { cut: 'Only the first {limit} characters were kept.' });
